import { isConflict, isOutcomeUnknownOrConflict, problemText } from './problem.ts';
import { recoverLostWrite } from './recoverLostWrite.ts';
import { submitErrors } from './submitErrors.ts';

type Submission<Data> = {
  readonly write: Promise<unknown>;
  /** Reads what the write changes. */
  readonly read: () => Promise<Data>;
  /** Whether the write is still to be made, by the data that were read. */
  readonly isPending: (latest: Data) => boolean;
  readonly onSent: () => void;
  /** Called with the text of a conflict: somebody else has made the change, and the form is about to unmount. */
  readonly onConflict: (text: string) => void;
};

/** Waits for the request of a form that may be sent only once. Resolves with the errors that the form shows. */
export const submitOnce = <Data>({ write, read, isPending, onSent, onConflict }: Submission<Data>) =>
  recoverLostWrite<{ conflict?: string }, Data>(
    write.then(() => ({})),
    {
      mayHaveSucceeded: isOutcomeUnknownOrConflict,
      read,
      resultIn: (latest, problem) => {
        if (latest === undefined || isPending(latest)) return undefined;
        return isConflict(problem) ? { conflict: problemText(problem).text } : {};
      },
    },
  ).then(({ conflict }) => {
    if (conflict === undefined) onSent();
    else onConflict(conflict);
  }, submitErrors);
