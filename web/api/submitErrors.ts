import { FORM_ERROR } from 'final-form';
import { fieldWords, problemOf, wordsFor } from './problem.ts';

/**
 * A refused submit as a form shows it: the first message under each field, words for the whole request at its head
 * (spec §8). Pass it as the rejection handler of a call: `login(values).unwrap().then(done, submitErrors)`.
 */
export function submitErrors(error: unknown): Record<string, string> {
  const problem = problemOf(error);
  // The end of the session cuts a call off. Nothing to show, but not done either: the draft must outlive it (ux F7).
  if (problem.kind === 'cancelled') return { [FORM_ERROR]: '' };
  const fields = fieldWords(problem);
  const onlyFields = problem.kind === 'refused' && problem.message === undefined && Object.keys(fields).length > 0;
  if (onlyFields) return fields;
  const { text, detail } = wordsFor(problem);
  return { ...fields, [FORM_ERROR]: detail === undefined ? text : `${text} ${detail}` };
}
