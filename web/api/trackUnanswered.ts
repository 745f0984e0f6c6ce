import { problemOf } from './problem.ts';

/** What is remembered about a write without a response; `useUnansweredWrite` returns it. */
type UnansweredWrite = { readonly isPending: () => boolean; readonly begin: () => void; readonly end: () => void };

/**
 * Runs a write, and remembers across a reload when it gets no response. `isRepeated` is whether an earlier one got none.
 */
export async function trackUnanswered<Result>(
  unanswered: UnansweredWrite,
  write: (isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  const isRepeated = unanswered.isPending();
  unanswered.begin();
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
