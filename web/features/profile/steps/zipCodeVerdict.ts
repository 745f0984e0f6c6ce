import { type Problem, type ProblemText, problemOf, problemText } from '#api/problem';
import { ZIP_CODE_LENGTH, type ZipCode } from '#domain/identifiers/zipCode';
import { t } from '#i18n';
import { translateServerMessage } from '#i18n/serverMessage';

/** Whether enough is written to be looked up. */
export const isWhole = (text: string): boolean => text.length === ZIP_CODE_LENGTH && /^\d+$/.test(text);

type Refusal = Extract<Problem, { kind: 'http' }>;

/** What is wrong with a zip code by the server's word; nothing where it was not judged, for that is not "invalid" (ux S13). */
export function verdictOf(failure: unknown): string | undefined {
  const problem = problemOf(failure);
  if (problem.kind !== 'http' || !isVerdict(problem)) return undefined;
  return problem.message === undefined ? t('Zip code not found') : translateServerMessage(problem.message);
}

/**
 * What is said of a zip code whose check failed: it is not sent as if it were valid. Nothing without any connection, for
 * then the server decides when the form is sent (s5-zip-call).
 */
export function uncheckedOf(failure: unknown): string | undefined {
  const problem = problemOf(failure);
  const hasNoConnection = problem.kind === 'offline' && !navigator.onLine;
  return hasNoConnection ? undefined : troubleOf(problem)?.text;
}

/** That a zip code was not judged (ux S13) and, by the server's word, why (ux §1.2); nothing where it was. */
export function troubleOf(failure: unknown): { text: string; reason?: ProblemText } | undefined {
  const problem = problemOf(failure);
  const text = t('We could not check your zip code.');
  if (problem.kind !== 'http') return { text };
  return isVerdict(problem) ? undefined : { text, reason: problemText(problem) };
}

/** `'Cuauhtémoc, Ciudad de México'`; a zip code with one colony is told with it. */
export const placeOf = ({ colonies, municipality, state }: ZipCode): string =>
  [...(colonies.length === 1 ? colonies : []), municipality, state].filter(Boolean).join(', ');

/** Refusals that say nothing about the zip code: an ended session, a slow proxy, too many calls. */
const ABOUT_THE_CALL = [401, 408, 429];

const isVerdict = ({ status }: Refusal): boolean => status >= 400 && status < 500 && !ABOUT_THE_CALL.includes(status);
