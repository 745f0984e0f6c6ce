import { is } from 'superstruct';
import { FieldsErrorBody, firstMessages, isStatusPhrase, MessageErrorBody } from '#domain/errorBody';
import { t } from '#i18n';
import { isKnown, translateServerMessage } from '#i18n/serverMessage';
import { now } from '#serverTime';

/** What can go wrong with a call (spec §8, contract §2). */
export type Problem =
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly body: unknown;
      /** Words for an owner; what a server says for its own sake is in the body only. */
      readonly message?: string;
      readonly errors?: Readonly<Record<string, readonly string[]>>;
      /** Seconds. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' };

const kinds: readonly unknown[] = ['http', 'offline', 'timeout', 'unreadable', 'cancelled'] satisfies Problem['kind'][];

/** A refusal from its status and whatever body came with it. Message and errors are read apart: one may be unreadable. */
export function httpProblem(status: number, body: unknown, retryAfter?: string | null): Problem {
  const seconds = Math.ceil(Number(retryAfter));
  return {
    kind: 'http',
    status,
    body,
    ...(is(body, MessageErrorBody) && isForOwner(status, body.message) && { message: body.message }),
    ...(is(body, FieldsErrorBody) && status < 500 && { errors: body.errors }),
    // Zero, an empty word or a date says nothing that could be counted down.
    ...(seconds > 0 && Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}

/** Whether a message was written for an owner: a server that failed, or that names its status, speaks to engineers. */
const isForOwner = (status: number, message: string): boolean =>
  isKnown(message) || (status < 500 && !isStatusPhrase(message));

/** The problem in whatever a call's promise was rejected with or a hook tells as its error. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return { kind: name === 'AbortError' || name === 'ConditionError' ? 'cancelled' : 'unreadable' };
}

/** Whether nobody knows if a write arrived: what is there is read again before it is offered again (contract §3). */
export const isOutcomeUnknown = (problem: Problem): boolean =>
  ['offline', 'timeout', 'unreadable'].includes(problem.kind);

/** Whether the server's state is not the one that the write was meant for: what is shown is old (ux §1.2, 409). */
export const isConflict = (problem: Problem): boolean => problem.kind === 'http' && problem.status === 409;

/** Seconds that a refusal for too many attempts asks to wait (spec §9: about a minute); undefined of what no waiting ends. */
export const waitAfter = (problem: Problem): number | undefined =>
  problem.kind === 'http' && problem.status === 429 && problem.message !== 'Too many wrong codes'
    ? (problem.retryAfter ?? MINUTE)
    : undefined;

/** Seconds. */
const MINUTE = 60;

/** Whether a screen's own data is not there, or not hers: never tell which (contract §2). */
export const isMissing = (problem: Problem): boolean => problem.kind === 'http' && problem.status === 404;
export const isForbidden = (problem: Problem): boolean => problem.kind === 'http' && problem.status === 403;

/** What happened in a sentence, and where it is our fault, what to do and the number to tell (ux §1.2). */
export type ProblemText = { readonly text: string; readonly detail?: string };

export function problemText(problem: Problem): ProblemText {
  switch (problem.kind) {
    case 'offline':
      return {
        text: navigator.onLine
          ? t('We could not connect. Check your internet and try again.')
          : t('No internet connection. We kept what you have; you can send it when the signal is back.'),
      };
    case 'timeout':
      return { text: t('The connection is taking too long. Try again.') };
    case 'http':
      return httpProblemText(problem);
    default:
      return ourFault();
  }
}

/** The first message of each field, in Spanish. */
export const fieldErrorsOf = (problem: Problem): Record<string, string> =>
  problem.kind === 'http' && problem.errors
    ? Object.fromEntries(
        Object.entries(firstMessages(problem.errors)).map(([field, said]) => [field, translateServerMessage(said)]),
      )
    : {};

function httpProblemText({ status, message }: Extract<Problem, { kind: 'http' }>): ProblemText {
  if (status === 429 && message === undefined) return { text: t('Too many attempts') };
  if (status === 409 && message === undefined) {
    return { text: t('This information changed. We are showing you the latest version.') };
  }
  if (message === undefined || message === 'Something went wrong') return ourFault();
  return { text: translateServerMessage(message) };
}

/** The folio is the minute it happened, by which support finds the call: the API has no number of its own to give. */
function ourFault(): ProblemText {
  const id = new Date(now()).toISOString().slice(2, 19).replace(/\D/g, '');
  return {
    text: t('Something went wrong'),
    detail: t('Try again in some minutes. If it goes on, write to us through Contact and mention the number {id}.', {
      id,
    }),
  };
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(error.kind);
