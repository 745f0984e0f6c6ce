import { beforeEach, describe, expect, test, vi } from 'vitest';
import { httpProblem } from '#api/problem';
import { recoverLostWrite } from '#api/recoverLostWrite';

const lost = { kind: 'timeout' };

/** Runs a write that fails; `resultIn` is called with what `read` resolves with. */
function recover<Data>(problem: unknown, read: () => Promise<Data>) {
  const resultIn = vi.fn((latest: Data | undefined) => latest);
  return { outcome: recoverLostWrite(Promise.reject(problem), { read, resultIn }), resultIn };
}

describe('a write whose response was lost', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('resolves with the result in the data of the server', async () => {
    await expect(recover(lost, () => Promise.resolve(['7'])).outcome).resolves.toEqual(['7']);
  });

  test('fails when the data cannot be read', async () => {
    const { outcome, resultIn } = recover(lost, () => Promise.reject(new Error('out of reach')));
    await expect(outcome).rejects.toBe(lost);
    expect(resultIn).toHaveBeenCalledWith(undefined, lost);
  });

  test('fails when there are no data after a second and a half', async () => {
    const settled = vi.fn();
    const { outcome, resultIn } = recover(lost, () => new Promise(() => {}));
    outcome.catch(settled);
    await vi.advanceTimersByTimeAsync(1499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(lost);
    expect(resultIn).toHaveBeenCalledWith(undefined, lost);
  });
});

test('a write that succeeds or is rejected reads nothing', async () => {
  const read = vi.fn(() => Promise.resolve('latest'));
  const resultIn = (latest: string | undefined) => latest;
  await expect(recoverLostWrite(Promise.resolve('done'), { read, resultIn })).resolves.toBe('done');
  const rejected = httpProblem(422, {});
  await expect(recoverLostWrite(Promise.reject(rejected), { read, resultIn })).rejects.toBe(rejected);
  expect(read).not.toHaveBeenCalled();
});
