import { isOutcomeUnknown, type Problem, problemOf } from './problem.ts';

/** How long the read after a failed write may take, in ms. Short, because the owner may have waited for a time-out. */
const READ_TIMEOUT_MS = 1500;

type Recovery<Result, Latest> = {
  /** Whether the write may have succeeded despite this problem. By default when its response was lost. */
  readonly mayHaveSucceeded?: (problem: Problem) => boolean;
  /** Reads what the write changes. */
  readonly read: () => Promise<Latest>;
  /**
   * Returns the result of the write by the data that were read; undefined when it has not succeeded. `latest` is
   * undefined when reading failed or took longer than 1.5 s.
   */
  readonly resultIn: (latest: Latest | undefined, problem: Problem) => Result | undefined;
};

/**
 * Waits for a write. When its response was lost, reads the data that it changes: the write may have succeeded all the
 * same, and must not be offered again then. Rejects with the error of the write when it has not.
 *
 *     recoverLostWrite(save(changes).unwrap(), { read: () => read(id).unwrap(), resultIn: … })
 */
export async function recoverLostWrite<Result, Latest>(
  write: Promise<Result>,
  { mayHaveSucceeded = isOutcomeUnknown, read, resultIn }: Recovery<Result, Latest>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const problem = problemOf(error);
    if (!mayHaveSucceeded(problem)) throw error;
    const result = resultIn(await withTimeout(read()), problem);
    if (result === undefined) throw error;
    return result;
  }
}

/** Resolves with undefined when the data fail to load or take too long. They still reach the cache then. */
const withTimeout = <Data>(data: Promise<Data>): Promise<Data | undefined> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, READ_TIMEOUT_MS);
    data.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
