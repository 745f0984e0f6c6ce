import { problemOf } from './problem.ts';

/** The note about a write without a response, as `useUnansweredWrite` returns it. */
type UnansweredWrite = {
  readonly read: () => object | undefined;
  readonly begin: (note: Readonly<Record<string, unknown>>) => void;
  readonly end: () => void;
};

/**
 * Runs a write, and remembers across a reload when it gets no response. `isRepeated` is whether an earlier one got none.
 */
export async function trackUnanswered<Result>(
  unanswered: UnansweredWrite,
  write: (isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  const isRepeated = unanswered.read() !== undefined;
  unanswered.begin({ sent: true });
  try {
    const result = await write(isRepeated);
    unanswered.end();
    return result;
  } catch (error) {
    // The error response to a repetition says nothing about the earlier request.
    if (problemOf(error).kind === 'http' && !isRepeated) unanswered.end();
    throw error;
  }
}
