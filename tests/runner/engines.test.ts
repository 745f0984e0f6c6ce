import { expect, test } from 'vitest';
import { engineLine, missingEngineLine } from './engines.mjs';

test('the line about an engine counts its tests, and says when it was not run', () => {
  const failures = [{ name: 'dialogs', why: 'no focus' }];
  expect(engineLine('Firefox', { passed: 7, failures }, 41.6)).toBe('Firefox: 7 passed, 1 failed (42 s)');
  expect(missingEngineLine('WebKit')).toBe('WebKit: not run, because it is neither installed nor could be installed');
});
