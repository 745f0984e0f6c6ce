import { expect, test } from 'vitest';
import { isNewEnough } from './engines.mjs';

test('a Firefox that lacks commands of the driver is not used', () => {
  expect(isNewEnough('Mozilla Firefox 153.7.0esr')).toBe(true);
  expect(isNewEnough('Mozilla Firefox 140.12.0esr')).toBe(false);
  expect(isNewEnough(undefined)).toBe(false);
});
