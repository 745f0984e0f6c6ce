import { describe, expect, test } from 'vitest';
import { isRfc, normaliseRfc, rfcCheckDigitRule, rfcRule, sharesPersonWith } from '#domain/rfc';
import { spanishText } from '../spanishText.ts';

const told = (text: string) => spanishText(rfcRule(text, undefined));
const warned = (text: string) => spanishText(rfcCheckDigitRule(text, undefined));
const DOES_NOT_MATCH = 'El último carácter de tu RFC no coincide. Si está bien escrito, continúa.';

test.each(['GODE561231GR8', 'RICM870214QK7'])('%s is an RFC with the right check digit', (rfc) => {
  expect(told(rfc)).toBeUndefined();
  expect(warned(rfc)).toBeUndefined();
  expect(isRfc(rfc)).toBe(true);
});

// The sum's rest of division by 11 decides: 0 → 0, 1 → A, else 11 − rest; & and Ñ have values of their own.
test.each(['GODE561231AA7', 'GODE561231A80', 'GODE561231A3A', 'ÑU&E800101AD0'])(
  'of RFCs that differ only in their last character, one is right: %s',
  (rfc) => {
    const right = [...'0123456789A'].filter((last) => warned(rfc.slice(0, 12) + last) === undefined);
    expect(right).toEqual([rfc.at(-1)]);
  },
);

test('a wrong check digit is a warning and no error', () => {
  expect(told('GODE561231GR9')).toBeUndefined();
  expect(warned('GODE561231GR9')).toBe(DOES_NOT_MATCH);
});

test('what is no RFC is not warned about as well', () => {
  expect(warned('GODE')).toBeUndefined();
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
  ['GODE560230GR8', 'Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.'],
  ['GODE561331GR8', 'Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.'],
  ['GODE5612A1GR8', 'Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.'],
  ['GODE561231GRB', 'Revisa tu RFC: revisa las últimas 3 posiciones.'],
  ['GODE561231Ñ18', 'Revisa tu RFC: revisa las últimas 3 posiciones.'],
])('%j is told: %s', (text, message) => {
  expect(told(text)).toBe(message);
});

test('29 February of a year 00 exists in 2000, of 01 in no century', () => {
  expect(told('GODE000229GR8')).toBeUndefined();
  expect(told('GODE010229GR8')).toBe('Revisa tu RFC: la fecha (posiciones 5 a 10) no existe.');
});

test('Ñ and & are letters of an RFC', () => {
  expect(told('ÑA&E561231GR8')).toBeUndefined();
});

test('lower case, spaces and dashes do no harm', () => {
  expect(normaliseRfc(' gode-561231 gr8 ')).toBe('GODE561231GR8');
});

describe('an RFC and a CURP', () => {
  test('are the same person’s when letters and birthdate agree', () => {
    expect(sharesPersonWith('ricm870214qk7', 'RICM870214MDFSSR05')).toBe(true);
    expect(sharesPersonWith('GODE561231GR8', 'RICM870214MDFSSR05')).toBe(false);
    expect(sharesPersonWith('RICM870215QK7', 'RICM870214MDFSSR05')).toBe(false);
  });

  test('agree where the CURP writes X for Ñ', () => {
    expect(sharesPersonWith('MUÑO870214QK7', 'MUXO870214MDFSSR05')).toBe(true);
  });
});
