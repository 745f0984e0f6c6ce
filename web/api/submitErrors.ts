import { FORM_ERROR } from 'final-form';
import { firstMessages } from '#domain/errorBody';
import { RETRY_AFTER } from '#kit/form/formErrors.ts';
import { fieldErrorsOf, type Problem, problemOf, problemText, secondsUntilRetry } from './problem.ts';

/**
 * Texts by field, the text for the whole form under `FORM_ERROR`, and seconds until a retry may succeed under `RETRY_AFTER`.
 */
type SubmitErrors = Record<string, string> & { readonly [RETRY_AFTER]?: number };

/**
 * Returns the errors of a failed submit as a form shows them: the first message of each field, a text above the form
 * for what no field says, and how long to wait after too many attempts. Use it as the rejection handler of a request:
 * `login(values).unwrap().then(onSuccess, submitErrors)`.
 */
export function submitErrors(error: unknown): SubmitErrors {
  const problem = problemOf(error);
  // The end of the session cancels its requests. There is nothing to show, but an empty result would count as success
  // and delete the form's draft.
  if (problem.kind === 'cancelled') return { [FORM_ERROR]: '' };
  const fields = fieldErrorsOf(problem);
  const { text, detail } = problemText(problem);
  const wait = secondsUntilRetry(problem);
  return {
    ...fields,
    ...(needsFormError(problem, Object.keys(fields).length) && {
      [FORM_ERROR]: detail === undefined ? text : `${text} ${detail}`,
    }),
    ...(wait !== undefined && { [RETRY_AFTER]: wait }),
  };
}

/** Whether a text above the form is needed: no field has an error, or the message says more than the field errors. */
function needsFormError(problem: Problem, fieldCount: number): boolean {
  if (problem.kind !== 'http' || fieldCount === 0) return true;
  const { message = '', errors = {} } = problem;
  const rest = Object.values(firstMessages(errors)).reduce(
    (text, fieldMessage) => text.replace(fieldMessage, ''),
    message,
  );
  return /[\p{L}\p{N}]/u.test(rest);
}
