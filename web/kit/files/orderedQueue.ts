const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => {},
    () => {},
  );

const abortOf = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Lets things begin in the order in which they were taken up, however long each needs to be prepared. */
export function createOrderedQueue() {
  let last = Promise.resolve();

  /**
   * Begins with what was prepared as soon as all that were taken up before have begun, failed or been aborted. Answers
   * what `begin` answers; rejects when the preparation or `begin` does.
   */
  function take<Prepared, Result>(
    prepared: Promise<Prepared>,
    signal: AbortSignal,
    begin: (prepared: Prepared) => Promise<Result>,
  ): Promise<Result> {
    const before = last;
    const begun = prepared.then(async (it) => {
      await before;
      // Wrapped: the next one waits for the beginning, not for the end.
      return { result: begin(it) };
    });
    last = settled(Promise.all([before, Promise.race([settled(begun), abortOf(signal)])]));
    return begun.then(({ result }) => result);
  }

  return { take };
}
