const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => {},
    () => {},
  );

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Creates a queue whose tasks start in the order in which they were added, however long each takes to prepare. */
export function createOrderedQueue() {
  let last = Promise.resolve();

  /**
   * Calls `start` with the prepared value as soon as every task added earlier has started, failed or been aborted.
   * Resolves with the result of `start`; rejects when the preparation or `start` does.
   */
  function add<Prepared, Result>(
    prepared: Promise<Prepared>,
    signal: AbortSignal,
    start: (prepared: Prepared) => Promise<Result>,
  ): Promise<Result> {
    const previous = last;
    const started = prepared.then(async (value) => {
      await previous;
      // In an object, so that the next task waits for the start of this one and not for its end.
      return { result: start(value) };
    });
    last = settled(Promise.all([previous, Promise.race([settled(started), aborted(signal)])]));
    return started.then(({ result }) => result);
  }

  return { add };
}
