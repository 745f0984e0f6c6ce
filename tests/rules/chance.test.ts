import { expect, test } from 'vitest';
import { filesIn } from './source.ts';

const tests = filesIn('tests', '.ts', '.tsx');
const pathsWith = (pattern: RegExp) => tests.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

// What makes tests red by chance.
test('no test counts the timers of its process, where the files before it may have left some', () => {
  expect(pathsWith(/\.getTimerCount\(/)).toEqual([]);
});

test('no test waits for a second only, as vi.waitFor does, but as long as expect.poll by the settings', () => {
  expect(pathsWith(/\bvi\.wait(For|Until)\(/)).toEqual([]);
});
