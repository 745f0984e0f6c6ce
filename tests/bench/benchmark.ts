/** A measured figure with its limit. */
export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: '' | 'ms' | '/s' | 'MB';
  readonly atMost?: number;
  readonly atLeast?: number;
};

/** Runs a task the given number of times, in sequence, and returns the results. */
export async function inSequence<Result>(times: number, run: (i: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let i = 0; i < times; i += 1) results.push(await run(i));
  return results;
}

/** Runs a task and returns how long it took, ms. */
export async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
