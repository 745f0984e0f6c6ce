import { describe, expect, test, vi } from 'vitest';
import { httpProblem } from '#api/problem';
import { trackUnanswered } from '#api/trackUnanswered';

describe('a write whose missing response is remembered', () => {
  /** Returns a function that runs a write with an outcome and resolves with `isRepeated`. */
  function createWrites() {
    let isSent = false;
    const unanswered = {
      isPending: () => isSent,
      begin: () => {
        isSent = true;
      },
      end: () => {
        isSent = false;
      },
    };
    return async (outcome: () => Promise<unknown>) => {
      const write = vi.fn((_isRepeated: boolean) => outcome());
      await trackUnanswered(unanswered, write).catch(() => undefined);
      return write.mock.calls[0]?.[0];
    };
  }
  const succeeds = () => Promise.resolve();
  const isLost = () => Promise.reject({ kind: 'timeout' });
  const isRejected = () => Promise.reject(httpProblem(422, {}));

  test('is no repetition after a success or an error response', async () => {
    const run = createWrites();
    expect(await run(succeeds)).toBe(false);
    expect(await run(isRejected)).toBe(false);
    expect(await run(succeeds)).toBe(false);
  });

  test('is a repetition after a lost response, until one succeeds', async () => {
    const run = createWrites();
    expect(await run(isLost)).toBe(false);
    expect(await run(isRejected)).toBe(true);
    expect(await run(succeeds)).toBe(true);
    expect(await run(succeeds)).toBe(false);
  });
});
