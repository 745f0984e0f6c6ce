import { expect, test } from 'vitest';
import { maskIdentifier } from '../../../web/features/profile/menu/maskIdentifier.ts';

test.each([
  ['RICM870214MDFSSR05', 'RICM••••••••••••05'],
  ['RICM870214QK7', 'RICM•••••••K7'],
  ['ABCDEFG', 'ABCD•FG'],
  ['ABCDEF', 'ABCDEF'],
  ['', ''],
])('masks %j as %s', (key, shown) => {
  expect(maskIdentifier(key)).toBe(shown);
});
