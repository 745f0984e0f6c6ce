import { expect, test } from 'vitest';
import { internationalPhone, isPhone, maskedPhone, normalisePhone } from '#domain/identifiers/phone';
import { anyTenDigits, fc } from '../../arbitraries.ts';

/** Ways to write a Mexican number. */
const spellings: [string, (digits: string) => string][] = [
  ['as it is', (digits) => digits],
  ['with +52', (digits) => `+52${digits}`],
  ['with 52', (digits) => `52${digits}`],
  ['with +52 1', (digits) => `+52 1 ${digits}`],
  ['with 521', (digits) => `521${digits}`],
  ['with 044', (digits) => `044 ${digits}`],
  ['with 045', (digits) => `045${digits}`],
  ['with 01', (digits) => `01 ${digits}`],
  ['with 1', (digits) => `1${digits}`],
  ['with spaces', (digits) => ` ${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)} `],
  ['with dashes and parentheses', (digits) => `(${digits.slice(0, 2)}) ${digits.slice(2, 6)}-${digits.slice(6)}`],
];

/** Any ten digits, often with those of the country code or of a prefix in front. */
const anyDigits = fc.oneof(
  anyTenDigits,
  fc.tuple(fc.constantFrom('52', '5252', '521', '55'), anyTenDigits).map((parts) => parts.join('').slice(0, 10)),
);

test.each(spellings)('a number written %s is its ten digits', (_, spelled) => {
  fc.assert(
    fc.property(anyDigits, (digits) => {
      expect(normalisePhone(spelled(digits))).toBe(digits);
      expect(isPhone(spelled(digits))).toBe(/^[2-9]/.test(digits));
      expect(internationalPhone(spelled(digits))).toBe(`+52${digits}`);
      expect(maskedPhone(spelled(digits))).toBe(`+52 (${digits.slice(0, 2)}) ${digits.slice(2, 6)}-${digits.slice(6)}`);
    }),
  );
});

test('returns any ten digits from the mask and from the format of the API', { tags: 's5-phone-stripped' }, () => {
  fc.assert(
    fc.property(anyTenDigits, (digits) => {
      expect(normalisePhone(maskedPhone(digits))).toBe(digits);
      expect(normalisePhone(internationalPhone(digits))).toBe(digits);
    }),
  );
});

test.each([
  ['551234567', 'nine digits'],
  ['55123456789', 'eleven digits'],
  ['0551234567', 'a first digit of 0'],
  ['1551234567', 'a first digit of 1'],
  ['+52 551234567', 'nine digits after +52'],
  ['+1 551 234 5678', 'a number of the United States'],
  ['+34 612 345 678', 'a number of Spain'],
  ['+65 6123 4567', 'a number of Singapore, ten digits with its code'],
  ['Tel. +1 (415) 555-2671', 'a number of the United States behind a word'],
  ['', 'nothing'],
  ['teléfono', 'no digit'],
])('rejects %j (%s)', (text) => {
  expect(isPhone(text)).toBe(false);
});

test.each([
  [' +1 202 555 0123', '+12025550123'],
  ['+44 7911 123456', '+447911123456'],
  ['Tel. +1 (415) 555-2671', '+14155552671'],
  [' +52 55123', '55123'],
  ['99 1 55 1234 5678', '9915512345678'],
  ['15512345678901', '15512345678901'],
])('drops from %j nothing but a Mexican prefix', (text, digits) => {
  expect(normalisePhone(text)).toBe(digits);
});

test('accepts the space that an unescaped + becomes in a URL', () => {
  expect(normalisePhone(' 525512345678')).toBe('5512345678');
});

test('takes a plus for a country only in front of the number', () => {
  expect(normalisePhone('55 1234 5678 +')).toBe('5512345678');
});

test.each([
  ['', ''],
  ['+52', ''],
  ['5', '+52 (5'],
  ['55', '+52 (55'],
  ['551', '+52 (55) 1'],
  ['551234', '+52 (55) 1234'],
  ['5512345', '+52 (55) 1234-5'],
  ['52', '+52 (52'],
  ['521', '+52 (52) 1'],
  ['+1 415', '+1415'],
])('masks the digits %j as %j', (digits, mask) => {
  expect(maskedPhone(digits)).toBe(mask);
});

test('typing a number digit by digit into the mask gives that number', () => {
  fc.assert(
    fc.property(anyTenDigits, (digits) => {
      const typed = [...digits].reduce((text, digit) => maskedPhone(text + digit), '');
      expect(normalisePhone(typed)).toBe(digits);
    }),
  );
});
