import { FORM_ERROR } from 'final-form';
import { isOutcomeUnknown, problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';

/**
 * Returns the form errors of a failed change of a password. After a lost response nobody knows whether it has changed:
 * `unknown` says so, and what to try. Without a connection at the press (`wasOnline`) the request was not sent.
 */
export function passwordErrors(error: unknown, unknown: string, wasOnline: boolean) {
  const errors = submitErrors(error);
  const problem = problemOf(error);
  const isUnknown = isOutcomeUnknown(problem) && (wasOnline || problem.kind !== 'offline');
  return isUnknown ? { ...errors, [FORM_ERROR]: `${errors[FORM_ERROR]} ${unknown}` } : errors;
}
