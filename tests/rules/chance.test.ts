import { expect, test } from 'vitest';
import { filesIn } from './source.ts';

// Each of these made a test red by chance.

test('no test counts the timers of its process, where the files before it may have left some', () => {
  const counting = filesIn('tests', '.test.ts', '.test.tsx').filter(({ text }) => /\.getTimerCount\(/.test(text));
  expect(counting.map(({ path }) => path)).toEqual([]);
});
