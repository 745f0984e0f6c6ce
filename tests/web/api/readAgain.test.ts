import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAgain } from '#api/readAgain';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const question = <Data>(answer: Promise<Data>) => ({ unwrap: () => answer });

test('answers what the server has', async () => {
  await expect(readAgain(question(Promise.resolve(['7'])))).resolves.toEqual(['7']);
});

test('answers nothing when that cannot be had', async () => {
  await expect(readAgain(question(Promise.reject(new Error('out of reach'))))).resolves.toBeUndefined();
});

test('gives up after a second and a half: a time-out was sat through before', async () => {
  const settled = vi.fn();
  void readAgain(question(new Promise(() => {}))).then(settled);
  await vi.advanceTimersByTimeAsync(1499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(undefined);
});
