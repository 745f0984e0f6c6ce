import { describe, expect, test } from 'vitest';
import { isRfc, normaliseRfc, rfcCheckDigitRule, rfcMatchesCurp, rfcRule } from '#domain/identifiers/rfc';
import { spanishText } from '../../spanishText.ts';

const errorOf = (text: string) => spanishText(rfcRule(text, undefined));
const warningOf = (text: string) => spanishText(rfcCheckDigitRule(text, undefined));
const DOES_NOT_MATCH = 'El último carácter de tu RFC no coincide. Si está bien escrito, continúa.';

test.each(['GODE561231GR8', 'RICM870214QK7'])('accepts the RFC %s without a warning', (rfc) => {
  expect(errorOf(rfc)).toBeUndefined();
  expect(warningOf(rfc)).toBeUndefined();
  expect(isRfc(rfc)).toBe(true);
});

// The check digit follows from the sum modulo 11: 0 → 0, 1 → A, else 11 minus the remainder. & and Ñ have own values.
test.each(['GODE561231AA7', 'GODE561231A80', 'GODE561231A3A', 'ÑU&E800101AD0'])(
  'of RFCs that differ in the last character only %s passes without a warning',
  (rfc) => {
    const right = [...'0123456789A'].filter((last) => warningOf(rfc.slice(0, 12) + last) === undefined);
    expect(right).toEqual([rfc.at(-1)]);
  },
);

test('warns about a wrong check digit and does not reject it', () => {
  expect(errorOf('GODE561231GR9')).toBeUndefined();
  expect(warningOf('GODE561231GR9')).toBe(DOES_NOT_MATCH);
});

test('does not warn about a text that is not an RFC', () => {
  expect(warningOf('GODE')).toBeUndefined();
  expect(rfcCheckDigitRule(undefined as unknown as string, undefined)).toBeUndefined();
});

test.each([
  ['', 'Escribe tu RFC.'],
  [' ', 'Escribe tu RFC.'],
  ['GODE561231GR', 'El RFC de una persona tiene 13 caracteres; escribiste 12.'],
  ['GODE561231GR88', 'El RFC de una persona tiene 13 caracteres; escribiste 14.'],
  ['XAXX010101000', 'Escribe tu propio RFC, no el genérico.'],
  ['xaxx-010101-000', 'Escribe tu propio RFC, no el genérico.'],
  ['XEXX010101000', 'Escribe tu propio RFC, no el genérico.'],
  ['G0DE561231GR8', 'Revisa tu RFC: las primeras 4 letras no son válidas.'],
  ['G0DE56ABCDGR8', 'Revisa tu RFC: las primeras 4 letras no son válidas.'],
  ['GODE560230GR8', 'Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.'],
  ['GODE561331GR8', 'Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.'],
  ['GODE5612A1GR8', 'Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.'],
  ['GODE561231GRB', 'Revisa tu RFC: revisa las últimas 3 posiciones.'],
  ['GODE561231Ñ18', 'Revisa tu RFC: revisa las últimas 3 posiciones.'],
])('shows for %j: %s', (text, message) => {
  expect(errorOf(text)).toBe(message);
});

test('accepts 29 February when it exists in 19yy or 20yy', () => {
  expect(errorOf('GODE000229GR8')).toBeUndefined();
  expect(errorOf('GODE010229GR8')).toBe('Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.');
});

test('accepts Ñ and & as letters', () => {
  expect(errorOf('ÑA&E561231GR8')).toBeUndefined();
});

test('ignores case, spaces and dashes', () => {
  expect(normaliseRfc(' gode-561231 gr8 ')).toBe('GODE561231GR8');
  expect(normaliseRfc(undefined)).toBe('');
});

describe('an RFC and a CURP', () => {
  test('match when letters and birthdate are equal', () => {
    expect(rfcMatchesCurp('ricm870214qk7', 'RICM870214MDFSSR05')).toBe(true);
    expect(rfcMatchesCurp('GODE561231GR8', 'RICM870214MDFSSR05')).toBe(false);
    expect(rfcMatchesCurp('RICM870215QK7', 'RICM870214MDFSSR05')).toBe(false);
  });

  test('match when the CURP has X for Ñ', () => {
    expect(rfcMatchesCurp('MUÑO870214QK7', 'MUXO870214MDFSSR05')).toBe(true);
  });
});
