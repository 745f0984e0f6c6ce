import { expect, test } from 'vitest';
import { formatClabe, isClabe } from '#domain/identifiers/clabe';
import { fc } from '../../arbitraries.ts';

test('accepts the demo account and rejects it with another check digit', () => {
  expect(isClabe('999180000000043218')).toBe(true);
  expect(isClabe('999180000000043219')).toBe(false);
});

test('weights the digits with 3, 7 and 1 in this order', () => {
  const right = [...'0123456789'].filter((last) => isClabe(`99901000123456789${last}`));
  expect(right).toEqual(['1']);
});

test.each([
  ['99918000000004321', '17 digits'],
  ['9991800000000432188', '19 digits'],
  ['999 180 00000004321 8', 'spaces'],
  ['99918000000004321a', 'a letter'],
  ['', 'nothing'],
])('rejects %j (%s)', (text) => {
  expect(isClabe(text)).toBe(false);
});

const anySeventeen = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 17, maxLength: 17 })
  .map((digits) => digits.join(''));

test('any seventeen digits have exactly one check digit', () => {
  fc.assert(
    fc.property(anySeventeen, (digits) => {
      expect([...'0123456789'].filter((last) => isClabe(digits + last))).toHaveLength(1);
    }),
  );
});

test('detects any single mistyped digit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 17 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
      const right = '999180000000043218';
      const wrong = (Number(right.charAt(position)) + shift) % 10;
      expect(isClabe(right.slice(0, position) + wrong + right.slice(position + 1))).toBe(false);
    }),
  );
});

test('formats an account in the groups that banks print', () => {
  expect(formatClabe('999180000000043218')).toBe('999 180 00000004321 8');
});
