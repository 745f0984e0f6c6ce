import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAgain } from '#api/readAgain';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const request = <Data>(answer: Promise<Data>) => ({ unwrap: () => answer });

test('resolves with the data of the server', async () => {
  await expect(readAgain(request(Promise.resolve(['7'])))).resolves.toEqual(['7']);
});

test('resolves with undefined when the request fails', async () => {
  await expect(readAgain(request(Promise.reject(new Error('out of reach'))))).resolves.toBeUndefined();
});

test('resolves with undefined after a second and a half without a response', async () => {
  const settled = vi.fn();
  void readAgain(request(new Promise(() => {}))).then(settled);
  await vi.advanceTimersByTimeAsync(1499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(undefined);
});
