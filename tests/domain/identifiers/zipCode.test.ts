import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { isZipCode, normaliseZipCode, ZipCode, zipCodeRules } from '#domain/identifiers/zipCode';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { spanishError } from '../../spanishText.ts';

test.each([
  ['06600', '06600'],
  ['6600', '06600'],
  [' 06 600 ', '06600'],
  ['44100', '44100'],
])('normalises %j to %s', (typed, code) => {
  expect(isZipCode(typed)).toBe(true);
  expect(normaliseZipCode(typed)).toBe(code);
});

test.each(['660', '066000', '0660a', '', '-6600', '6.600'])('rejects %j and does not change it', (typed) => {
  expect(isZipCode(typed)).toBe(false);
  expect(normaliseZipCode(typed)).toBe(typed);
});

test.each([
  ['', 'Escribe tu código postal.'],
  ['  ', 'Escribe tu código postal.'],
  ['660', 'Código postal inválido'],
  ['066000', ruleTexts['A zip code has {length} digits; you wrote {count}.']({ length: 5, count: 6 })],
  ['abcde', 'Código postal inválido'],
  ['6600', undefined],
  ['06600', undefined],
])('shows for %j: %s', { tags: ['s5-zip-pattern', 's9-zip'] }, (typed, message) => {
  expect(spanishError(zipCodeRules, typed, undefined)).toBe(message);
});

test('accepts a zip code in a response only as text', () => {
  const place = { colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' };
  expect(is({ ...place, zip_code: '06600' }, ZipCode)).toBe(true);
  expect(is({ ...place, zip_code: 6600 }, ZipCode)).toBe(false);
});
