import { expect, test } from 'vitest';
import { handHint } from '../../../../demo-server/console/script/handHint.ts';
import { type Step, stepWithId } from '../../../../demo-server/script/steps.ts';

const hintAt = (id: Step['id']) => handHint(stepWithId(id), undefined, undefined)?.text;

test.each<readonly [Step['id'], string]>([
  ['register', 'A mano: llena la pantalla y presiona Continuar.'],
  ['authorise', 'A mano: en el celular presiona Autorizar y recibir código.'],
  ['statement', 'A mano: llena la pantalla y presiona Enviar.'],
  ['signature', 'A mano: en el celular presiona Firmar.'],
  ['proof', 'A mano: llena la pantalla y presiona Validar pago.'],
  ['other authorisation', 'A mano: en el celular presiona Autorizar y recibir código.'],
])('names the button that the page of "%s" has', (id, hint) => {
  expect(hintAt(id)).toBe(hint);
});

test('leaves the first Adelantto to the phone, whose home has a button of its own before the form', () => {
  expect(hintAt('request')).toBe('A mano: sigue en el celular.');
});
