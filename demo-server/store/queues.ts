/** Lets the jobs of one name run one after the other, in the order in which they came; other names are not waited for. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, job: () => Promise<T>): Promise<T> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(job);
    // How one job ends is its caller's to know: the next one begins in any case.
    const over = mine.then(
      () => {},
      () => {},
    );
    last.set(name, over);
    over.then(() => last.get(name) === over && last.delete(name));
    return mine;
  };
}

/** Lets so many jobs run at a time; the others wait in line. */
export function createConcurrencyLimit(places: number) {
  const line: (() => void)[] = [];
  let free = places;
  const enter = (): Promise<void> => {
    if (free === 0) return new Promise((resolve) => line.push(resolve));
    free -= 1;
    return Promise.resolve();
  };
  const leave = () => {
    const next = line.shift();
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
