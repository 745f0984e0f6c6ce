import { expect, test } from 'vitest';
import { engineLine, isNewEnough, missingEngineLine } from './engines.mjs';

test('the line about an engine counts its tests, and says when it was not run', () => {
  const failures = [{ name: 'dialogs', why: 'no focus' }];
  expect(engineLine('Firefox', { passed: 7, failures }, 41.6)).toBe('Firefox: 7 passed, 1 failed (42 s)');
  expect(missingEngineLine('WebKit')).toBe(
    'WebKit: not run, because no version that the tests can drive is installed or could be installed',
  );
});

test('a Firefox that lacks commands of the driver is not used', () => {
  expect(isNewEnough('Mozilla Firefox 153.7.0esr')).toBe(true);
  expect(isNewEnough('Mozilla Firefox 140.12.0esr')).toBe(false);
  expect(isNewEnough(undefined)).toBe(false);
});
