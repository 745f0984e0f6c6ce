import { FORM_ERROR } from 'final-form';
import { firstMessages } from '#domain/errorBody';
import { WAIT } from '#domain/wait';
import { fieldErrorsOf, type Problem, problemOf, problemText, waitAfter } from './problem.ts';

/** Field → ready text, `FORM_ERROR` → what concerns no field, `WAIT` → seconds until another try has a chance. */
type Shown = Record<string, string> & { readonly [WAIT]?: number };

/**
 * Returns the errors of a failed submit as a form shows them: the first message under each field, and at the form's head
 * what no field says (spec §8), and how long to wait after too many attempts. Pass it as the rejection handler of a
 * call: `login(values).unwrap().then(done, submitErrors)`.
 */
export function submitErrors(error: unknown): Shown {
  const problem = problemOf(error);
  // The end of the session cuts a call off. Nothing to show, but not done either: the draft must outlive it (ux F7).
  if (problem.kind === 'cancelled') return { [FORM_ERROR]: '' };
  const fields = fieldErrorsOf(problem);
  const { text, detail } = problemText(problem);
  const wait = waitAfter(problem);
  return {
    ...fields,
    ...(needsHead(problem, Object.keys(fields).length) && {
      [FORM_ERROR]: detail === undefined ? text : `${text} ${detail}`,
    }),
    ...(wait !== undefined && { [WAIT]: wait }),
  };
}

/** Whether there is something to say at the form's head: no field has words, or the message says more than the fields. */
function needsHead(problem: Problem, fieldCount: number): boolean {
  if (problem.kind !== 'http' || fieldCount === 0) return true;
  const { message = '', errors = {} } = problem;
  const rest = Object.values(firstMessages(errors)).reduce((left, said) => left.replace(said, ''), message);
  return /[\p{L}\p{N}]/u.test(rest);
}
