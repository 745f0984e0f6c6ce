import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { isZipCode, normaliseZipCode, ZipCode, zipCodeRules } from '#domain/zipCode';
import { spanishError } from '../spanishText.ts';

test.each([
  ['06600', '06600'],
  ['6600', '06600'],
  [' 06 600 ', '06600'],
  ['44100', '44100'],
])('%j is looked up as %s', (typed, code) => {
  expect(isZipCode(typed)).toBe(true);
  expect(normaliseZipCode(typed)).toBe(code);
});

test.each(['660', '066000', '0660a', '', '-6600', '6.600'])('%j is no zip code and stays as it is', (typed) => {
  expect(isZipCode(typed)).toBe(false);
  expect(normaliseZipCode(typed)).toBe(typed);
});

test.each([
  ['', 'Escribe tu código postal.'],
  ['  ', 'Escribe tu código postal.'],
  ['660', 'Código postal inválido'],
  ['066000', 'Código postal inválido'],
  ['abcde', 'Código postal inválido'],
  ['6600', undefined],
  ['06600', undefined],
])('%j is told: %s', (typed, message) => {
  expect(spanishError(zipCodeRules, typed, undefined)).toBe(message);
});

test('a zip code travels as text, for it may begin with 0', () => {
  const place = { colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' };
  expect(is({ ...place, zip_code: '06600' }, ZipCode)).toBe(true);
  expect(is({ ...place, zip_code: 6600 }, ZipCode)).toBe(false);
});
