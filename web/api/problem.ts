import { is } from 'superstruct';
import { noteCall } from '#connection';
import { FieldsErrorBody, firstMessages, MessageErrorBody } from '#domain/errorBody';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { isKnown, translateServerMessage } from '#i18n/serverMessage';
import { now } from '#serverTime';

/**
 * The one type for what can go wrong with a request: an HTTP status of 400 or more; nobody reached, while the browser said
 * that there is no network (`offline`) or that there is one (`unreachable`); no response in time; a response of an
 * unexpected shape; or a request that was cancelled.
 */
export type Problem =
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly body: unknown;
      /** A message written for the owner; technical messages of a server are in `body` only. */
      readonly message?: string;
      readonly errors?: Readonly<Record<string, readonly string[]>>;
      /** Seconds to wait, from the Retry-After header. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' };

const kinds: readonly unknown[] = [
  'http',
  'offline',
  'unreachable',
  'timeout',
  'unreadable',
  'cancelled',
] satisfies Problem['kind'][];

/**
 * Returns the problem of a response with an error status. Message and field errors are validated separately, because
 * either may be malformed.
 */
export function httpProblem(status: number, body?: unknown, retryAfter?: string | null): Problem {
  const seconds = Math.ceil(Number(retryAfter));
  return {
    kind: 'http',
    status,
    body,
    ...(is(body, MessageErrorBody) && isForOwner(status, body.message) && { message: body.message }),
    ...(is(body, FieldsErrorBody) && status < 500 && { errors: body.errors }),
    // Zero, an empty header or a date is no duration that could be counted down.
    ...(seconds > 0 && Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}

/** The status of a response that is not the server's: the network, as in hotels, asks for something first. */
export const NETWORK_ASKS = 511;

/** Returns the problem of a call that reached nobody, and notes that. */
export function noConnection(): Problem {
  noteCall(false);
  return { kind: navigator.onLine ? 'unreachable' : 'offline' };
}

/** Whether a call reached nobody. */
export const hasNoConnection = ({ kind }: Problem): boolean => kind === 'offline' || kind === 'unreachable';

/** Returns the problem of a successful response that is not JSON. A page in its place is the network's. */
export const unreadable = (contentType: string | null | undefined): Problem =>
  contentType?.startsWith('text/html') ? httpProblem(NETWORK_ASKS) : { kind: 'unreadable' };

/** Standard phrases that servers and frameworks send as a message. They name the status and do not help an owner. */
const STATUS_PHRASE =
  /^(\d{3} )?(bad request|unauthorized|unauthenticated|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone|(payload|content|request entity) too large|unsupported media type|unprocessable (entity|content)|locked|too many (requests|attempts)|the given data was invalid)\.?$/i;

/** Whether a message only names an HTTP status: `'Too Many Requests'`, `'404 Not Found'`. */
const isStatusPhrase = (message: string): boolean => STATUS_PHRASE.test(message.trim());

/** Whether a message was written for the owner. Those of a failed server or with a status phrase are for developers. */
const isForOwner = (status: number, message: string): boolean =>
  isKnown(message) || (status < 500 && !isStatusPhrase(message));

/** Returns the problem in the rejection of a request's promise or in a query hook's `error`. */
export function problemOf(error: unknown): Problem {
  if (isProblem(error)) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
  return { kind: name === 'AbortError' || name === 'ConditionError' ? 'cancelled' : 'unreadable' };
}

/** Whether a write may have arrived or not. The caller then reads the data again before it offers the write again. */
export const isOutcomeUnknown = (problem: Problem): boolean =>
  hasNoConnection(problem) || problem.kind === 'timeout' || problem.kind === 'unreadable';

/** Whether the server has said nothing about the data: no answer arrived, or it failed itself (5xx). */
export const isUnanswered = (problem: Problem): boolean => problem.kind !== 'http' || problem.status >= 500;

/** Whether a write may have been made already: its response was lost, or it conflicts with the current data. */
export const isOutcomeUnknownOrConflict = (problem: Problem): boolean =>
  isOutcomeUnknown(problem) || isConflict(problem);

/** Whether the data changed on the server since they were shown (status 409). */
export const isConflict = (problem: Problem): boolean => problem.kind === 'http' && problem.status === 409;

/**
 * Returns the seconds to wait after too many attempts (429), a minute by default; undefined when waiting does not help.
 */
export const secondsUntilRetry = (problem: Problem): number | undefined =>
  problem.kind === 'http' && problem.status === 429 && problem.message !== 'Too many wrong codes'
    ? (problem.retryAfter ?? MINUTE)
    : undefined;

/** In seconds. */
const MINUTE = 60;

/** Whether a record does not exist. One of another owner counts as that: the API does not disclose it. */
export const isNotFound = (problem: Problem): boolean => problem.kind === 'http' && problem.status === 404;
export const isForbidden = (problem: Problem): boolean => problem.kind === 'http' && problem.status === 403;

/** What happened, in a sentence. `detail`, for faults of ours only, says what to do and the number for support. */
export type ProblemText = { readonly text: string; readonly detail?: string };

export function problemText(problem: Problem): ProblemText {
  switch (problem.kind) {
    case 'offline':
      return { text: commonTexts.offlineInputKept };
    case 'unreachable':
      return { text: failureTexts.couldNotConnect };
    case 'timeout':
      return { text: failureTexts.connectionTooSlow };
    case 'http':
      return httpProblemText(problem);
    default:
      return ourFault();
  }
}

/** Returns the first message of each field, in Spanish. */
export const fieldErrorsOf = (problem: Problem): Record<string, string> =>
  problem.kind === 'http' && problem.errors
    ? Object.fromEntries(
        Object.entries(firstMessages(problem.errors)).map(([field, message]) => [
          field,
          translateServerMessage(message),
        ]),
      )
    : {};

function httpProblemText({ status, message }: Extract<Problem, { kind: 'http' }>): ProblemText {
  if (status === NETWORK_ASKS) return { text: failureTexts.networkAsks };
  if (status === 429 && message === undefined) return { text: apiErrors['Too many attempts'] };
  if (status === 409 && message === undefined) {
    return { text: failureTexts.informationChanged };
  }
  if (message === undefined || message === 'Something went wrong') return ourFault();
  return { text: translateServerMessage(message) };
}

/** The number is the current time, by which support finds the request in its logs: the API returns no request id. */
function ourFault(): ProblemText {
  const id = new Date(now()).toISOString().slice(2, 19).replace(/\D/g, '');
  return {
    text: apiErrors['Something went wrong'],
    detail: failureTexts.tryAgainOrContactUs({
      id,
    }),
  };
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(error.kind);
