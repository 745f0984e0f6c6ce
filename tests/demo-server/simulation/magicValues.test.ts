import { expect, test } from 'vitest';
import {
  failsToLookUp,
  hasLowScore,
  isCutOff,
  isFailingEmail,
  isLateSms,
  isLostSms,
  isRejectedFile,
  isSlow,
  isSlowEmail,
  isTakenPhone,
  isTreatedAsEmpty,
  proofOutcome,
  showsLenses,
  validationOutcome,
} from '../../../demo-server/simulation/magicValues.ts';

const file = (name: string) => ({ name }) as never;
const withFolio = (property_commercial_folio: string | null) => ({ property_commercial_folio }) as never;
const persona = (persona: string | null) => ({ persona }) as never;

test.each<[string, (value: string) => unknown, string, string]>([
  ['a zip code that cannot be looked up', failsToLookUp, '00500', '00501'],
  ['a phone that is taken', isTakenPhone, '+525512340001', '+525512340010'],
  ['a phone whose SMS are late', isLateSms, '+525512340003', '+525500031234'],
  ['a phone whose SMS are lost', isLostSms, '+525512340000', '+525500001234'],
  ['an e-mail with slow responses', isSlowEmail, 'lenta@correo.mx', 'ana.lenta@correo.mx'],
  ['an e-mail with failing calls', isFailingEmail, 'ana+falla@correo.mx', 'falla@correo.mx'],
])('%s is known by its value', (_, is, magic, other) => {
  expect([is(magic), is(other)]).toEqual([true, false]);
});

test.each<[string, (name: string) => boolean, readonly string[]]>([
  ['is empty', isTreatedAsEmpty, ['vacío 2.pdf', 'contrato_vaci\u0301o.pdf', 'VACÍO.pdf', 'VACIO.pdf', 'vacio']],
  ['is slow', isSlow, ['Lento.pdf', 'lento-contrato.pdf', 'contrato_lento 2.pdf', '(lento).pdf']],
  [
    'is cut off',
    isCutOff,
    ['CORTE50.pdf', 'corte50-2.pdf', 'con-mala-señal.pdf', 'mala-sen\u0303al.pdf', 'estado.mala-senal.pdf'],
  ],
  ['shows glasses', (name) => showsLenses(file(name)), ['lentes.jpg', 'con-Lentes.jpg', 'selfie (con lentes).jpg']],
  ['is rejected', (name) => isRejectedFile(file(name)), ['rechaza.jpg', 'foto rechazada.jpg', 'rechazar_1.jpg']],
])('a file with the word anywhere in its name %s', (_, is, names) => {
  expect(names.filter((name) => !is(name))).toEqual([]);
});

test.each([
  'recibo.pdf',
  'Renovacion de contrato 2026.pdf',
  'Renovacio\u0301n.pdf',
  'Torre Talento 5.pdf',
  'Clientes excelentes.jpg',
  'corte500.pdf',
  'corte de caja 50.pdf',
  'mala-señalización.pdf',
  'Rechazadas.jpg',
  'pago-desaprobado.jpg',
  'Ñvacio.pdf',
  'vacioñ.pdf',
])('the file name %s has no magic word', (name) => {
  const isMagic = [isTreatedAsEmpty, isSlow, isCutOff].some((is) => is(name));
  expect([isMagic, showsLenses(file(name)), isRejectedFile(file(name))]).toEqual([false, false, false]);
  expect(proofOutcome(file(name))).toBeUndefined();
});

test.each([
  ['buro-bajo', 'ana', true],
  [null, 'buro', true],
  [null, 'buro-2', true],
  [null, 'burocracia', false],
  ['BURO-BAJO-2', null, false],
])('with the folio %j and the persona %j the score is too low: %s', (folio, key, expected) => {
  expect(hasLowScore(persona(key), withFolio(folio))).toBe(expected);
});

test.each([
  ['rechazar', 'reject'],
  ['Lento', 'never'],
  ['12345', 'approve'],
  [null, 'approve'],
])('with the folio %j the validation ends with %s', (folio, outcome) => {
  expect(validationOutcome(withFolio(folio))).toBe(outcome);
});

test.each([
  ['pago-Rechazado.pdf', 'rejected'],
  ['pago-aprobado.pdf', 'approved'],
  ['pago.pdf', undefined],
])('the proof %s is early %s', (name, outcome) => {
  expect(proofOutcome(file(name))).toBe(outcome);
  expect(proofOutcome(undefined)).toBeUndefined();
  expect(isRejectedFile(file(name))).toBe(false);
});
