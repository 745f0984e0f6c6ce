import { FORM_ERROR } from 'final-form';
import { isOutcomeUnknown, problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import * as commonTexts from '#i18n/es-MX/common';

/**
 * Returns the form errors of a failed change of a password. After a lost response nobody knows whether it has changed:
 * `unknown` says so, and what to try.
 */
export function passwordErrors(error: unknown, unknown: string) {
  const errors = submitErrors(error);
  const { [FORM_ERROR]: text } = errors;
  // Without a connection the request was not sent.
  const isUnknown = isOutcomeUnknown(problemOf(error)) && text !== commonTexts.offlineInputKept;
  return isUnknown ? { ...errors, [FORM_ERROR]: `${text} ${unknown}` } : errors;
}
