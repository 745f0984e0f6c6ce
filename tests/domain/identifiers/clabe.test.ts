import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatClabe, isClabe } from '#domain/identifiers/clabe';

test('formats an account in the groups that banks print', () => {
  expect(formatClabe('999180000000043218')).toBe('999 180 00000004321 8');
});

test.each(['99918000000004321', '9991800000000432180', '1 999180000000043218', ''])(
  'leaves %j, no CLABE, as it is',
  (text) => {
    expect(formatClabe(text)).toBe(text);
  },
);

describe('a CLABE', () => {
  test.each(['999180000000043218', '002010077777777771'])('is %s', (text) => {
    expect(isClabe(text)).toBe(true);
  });

  test.each([
    ['has a wrong check digit', '999180000000043219'],
    ['is too short', '99918000000004321'],
    ['is too long', '9991800000000432180'],
    ['has spaces', '999 180 00000004321 8'],
    ['is empty', ''],
  ])('is not one that %s', (_, text) => {
    expect(isClabe(text)).toBe(false);
  });

  test('is not one with any digit mistyped', () => {
    fc.assert(
      fc.property(fc.nat(17), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'002010077777777771'].map(Number);
        digits[at] = ((digits[at] ?? 0) + by) % 10;
        expect(isClabe(digits.join(''))).toBe(false);
      }),
    );
  });
});
