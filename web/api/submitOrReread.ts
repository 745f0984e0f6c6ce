import { isConflict, isOutcomeUnknown, problemOf, problemText } from './problem.ts';
import { readAgain } from './readAgain.ts';
import { submitErrors } from './submitErrors.ts';

type Request<Data> = { readonly unwrap: () => Promise<Data> };

type Submission<Data> = {
  readonly request: Request<unknown>;
  /** Reads what the request changes. */
  readonly reread: () => Request<Data>;
  /** Whether the request is still to be made, by what was read again; undefined when that was not possible. */
  readonly isPending: (latest: Data | undefined) => boolean;
  readonly onSent: () => void;
  /** Called with the text of a conflict: somebody else has made the change, and the form is about to unmount. */
  readonly onConflict: (text: string) => void;
};

/**
 * Waits for the request of a form that may be sent only once, and resolves with the errors that the form shows. When the
 * response was lost or the server reports a conflict, reads the latest state: if the request is no longer pending, it
 * has succeeded, or somebody else has made the change.
 */
export async function submitOrReread<Data>({ request, reread, isPending, onSent, onConflict }: Submission<Data>) {
  try {
    await request.unwrap();
  } catch (error) {
    const problem = problemOf(error);
    const isStale = isConflict(problem);
    const latest = isStale || isOutcomeUnknown(problem) ? await readAgain(reread()) : undefined;
    if (isPending(latest)) return submitErrors(error);
    if (isStale) {
      onConflict(problemText(problem).text);
      return undefined;
    }
  }
  onSent();
  return undefined;
}
