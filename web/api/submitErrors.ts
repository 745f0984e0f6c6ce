import { FORM_ERROR } from 'final-form';
import { WAIT } from '#domain/wait';
import { fieldWords, problemOf, waitAfter, wordsFor } from './problem.ts';

/** Field → ready text, `FORM_ERROR` → what concerns no field, `WAIT` → seconds until another try has a chance. */
type Shown = Record<string, string> & { readonly [WAIT]?: number };

/**
 * A refused submit as a form shows it: the first message under each field, words for the whole request at its head
 * (spec §8), and how long to wait after too many. Pass it as the rejection handler of a call: `login(values).unwrap().then(done, submitErrors)`.
 */
export function submitErrors(error: unknown): Shown {
  const problem = problemOf(error);
  // The end of the session cuts a call off. Nothing to show, but not done either: the draft must outlive it (ux F7).
  if (problem.kind === 'cancelled') return { [FORM_ERROR]: '' };
  const fields = fieldWords(problem);
  const onlyFields = problem.kind === 'refused' && problem.message === undefined && Object.keys(fields).length > 0;
  const { text, detail } = wordsFor(problem);
  const wait = waitAfter(problem);
  return {
    ...fields,
    ...(!onlyFields && { [FORM_ERROR]: detail === undefined ? text : `${text} ${detail}` }),
    ...(wait !== undefined && { [WAIT]: wait }),
  };
}
