import { hasNoConnection, type Problem, type ProblemText, problemOf, problemText } from '#api/problem';
import { isOnline } from '#connection';
import { ZIP_CODE_LENGTH, type ZipCode } from '#domain/identifiers/zipCode';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { translateServerMessage } from '#i18n/serverMessage';

/** Whether a text has all digits of a zip code and can be looked up. */
export const isCompleteZipCode = (text: string): boolean => text.length === ZIP_CODE_LENGTH && /^\d+$/.test(text);

type HttpProblem = Extract<Problem, { kind: 'http' }>;

/**
 * Returns the error when the server judged the zip code invalid; undefined when the look-up failed for another reason.
 */
export function invalidZipCodeError(failure: unknown): string | undefined {
  const problem = problemOf(failure);
  if (problem.kind !== 'http' || !isAboutZipCode(problem)) return undefined;
  return problem.message === undefined ? ruleTexts['Zip code not found'] : translateServerMessage(problem.message);
}

/**
 * Returns the error that keeps a form from being sent with a zip code that could not be checked. Undefined when the
 * device is offline: the server then checks it when the form is sent (s5-zip-call).
 */
export function uncheckedZipCodeError(failure: unknown): string | undefined {
  const problem = problemOf(failure);
  const isOffline = hasNoConnection(problem) && !isOnline();
  return isOffline ? undefined : lookUpFailure(problem)?.text;
}

/** Returns the text about a failed look-up and the server's reason; undefined when the server judged the zip code. */
export function lookUpFailure(failure: unknown): { text: string; reason?: ProblemText } | undefined {
  const problem = problemOf(failure);
  const text = stepTexts.couldNotCheckZipCode;
  if (problem.kind !== 'http') return { text };
  return isAboutZipCode(problem) ? undefined : { text, reason: problemText(problem) };
}

/** Returns the place of a zip code: `'Cuauhtémoc, Ciudad de México'`. Includes the colony when there is only one. */
export const placeOf = ({ colonies, municipality, state }: ZipCode): string =>
  [...(colonies.length === 1 ? colonies : []), municipality, state].filter(Boolean).join(', ');

/** Statuses that say nothing about the zip code: an ended session, a slow proxy, too many requests. */
const UNRELATED_STATUSES = [401, 408, 429];

const isAboutZipCode = ({ status }: HttpProblem): boolean =>
  status >= 400 && status < 500 && !UNRELATED_STATUSES.includes(status);
