/** Returns a function that runs jobs of the same name one after the other, in order; other names do not wait. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, job: () => Promise<T>): Promise<T> => {
    const result = (last.get(name) ?? Promise.resolve()).then(job);
    // The next job starts however this one ends; its caller gets the result or the error.
    const settled = result.then(
      () => {},
      () => {},
    );
    last.set(name, settled);
    settled.then(() => last.get(name) === settled && last.delete(name));
    return result;
  };
}

/** Returns a function that runs at most `places` jobs at the same time; further jobs wait in a queue. */
export function createConcurrencyLimit(max: number) {
  const queue: (() => void)[] = [];
  let free = max;
  const enter = (): Promise<void> => {
    if (free === 0) return new Promise((resolve) => queue.push(resolve));
    free -= 1;
    return Promise.resolve();
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return async <T>(job: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
