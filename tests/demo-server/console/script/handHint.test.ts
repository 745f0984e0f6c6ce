import { expect, test } from 'vitest';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { handHint } from '../../../../demo-server/console/script/handHint.ts';
import { type Step, stepWithId } from '../../../../demo-server/script/steps.ts';

const hintAt = (id: Step['id']) => handHint(stepWithId(id), undefined, undefined)?.text;
const message = { id: '1', to: '', channel: 'sms', text: '', sent_at: '2026-11-25T12:00:00.000Z' } as const;
const decision = { kind: 'loans', id: '1', remaining: ['queue', 'disburse'] } as const;

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

test.each<Step['id']>(['landing', 'request', 'overdue month', 'other application'])(
  'leaves "%s" to the phone, whose page has buttons of its own before a form',
  (id) => {
    expect(hintAt(id)).toBe('A mano: sigue en el celular.');
  },
);

test('names what is pressed beside the phone, once it is there', () => {
  expect(hintAt('code')).toBe(scriptTexts.codeIsComing);
  expect(hintAt('good news')).toBe(scriptTexts.emailIsComing);
  const hintWith = (id: Step['id']) => handHint(stepWithId(id), { ...message, code: '4831' }, decision)?.what;
  const steps = ['code', 'good news', 'deposit', 'time passes', 'other person'] as const;
  expect(steps.map(hintWith)).toEqual([
    technicalTexts.enterCode({ code: '4831' }),
    technicalTexts.openOnPhone,
    consoleTexts.scheduleDeposit,
    technicalTexts.makeNextPaymentOverdue,
    scriptTexts.bureauPersona,
  ]);
});
