import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorBody } from '#domain/errorBody';
import type { RuleMessage } from '#domain/messages';
import { check, firstError, type Rule, type Rules } from '#domain/rules';
import { IllegalTransition } from '#domain/transitions';
import { ruleMessage } from '#i18n/ruleMessage';
import type { ServerMessageId } from '#i18n/serverMessage';
import { NotStored, RowMissing } from '../store/errors.ts';

/** An error that becomes an HTTP response. Thrown in a route, it reaches `errorHandler` through Express. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(`${status} ${body.message ?? Object.keys(body.errors ?? {}).join(', ')}`);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Returns an error of the whole call; its message is an id that the app can translate. */
export const httpError = (
  status: number,
  message: ServerMessageId,
  headers?: Readonly<Record<string, string>>,
): HttpError => new HttpError(status, { message }, headers);

/** Returns a 429 that says after how many seconds to try again. */
export const tooManyRequests = (message: ServerMessageId, seconds: number): HttpError =>
  httpError(429, message, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });

/** Returns a 422 with errors per field: `throw fieldErrors({ code: 'The code has expired' })`. */
export const fieldErrors = (errors: Readonly<Record<string, ServerMessageId>>): HttpError =>
  new HttpError(422, {
    errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]])),
  });

/** Collects the errors of a body's fields, the first one of each, for a single 422. */
export class FieldErrorCollector {
  readonly #errors = new Map<string, string>();

  has(field: string): boolean {
    return this.#errors.has(field);
  }
  /** Adds an error, if there is one. A message with values cannot be sent as its id alone: it is sent as Spanish text. */
  add(field: string, error: ServerMessageId | RuleMessage | undefined): void {
    if (error === undefined || this.has(field)) return;
    this.#errors.set(field, typeof error === 'string' ? error : ruleMessage(error));
  }
  /** Adds the first of a field's rules that fails. */
  check(rules: FieldRules, field: string, values: Readonly<Record<string, unknown>>): void {
    this.add(field, firstError((rules[field] ?? []) as readonly Rule<unknown, unknown>[], values[field], values));
  }
  isEmpty(): boolean {
    return this.#errors.size === 0;
  }
  toHttpError(): HttpError {
    const errors = [...this.#errors].map(([field, message]) => [field, [message]]);
    return new HttpError(422, { errors: Object.fromEntries(errors) });
  }
}

/** The rules of several forms by field. */
export type FieldRules = Readonly<Record<string, readonly Rule<never, never>[] | undefined>>;

export const notFound = (): HttpError => httpError(404, 'Not found');

/** Returns a 503: nothing could be stored and nothing was changed. */
export function storageUnavailable(cause: unknown): HttpError {
  const error = httpError(503, 'Nothing can be stored now', { 'Retry-After': '60' });
  error.cause = cause;
  return error;
}

/** Returns the fields of a JSON body. Throws a 400 for anything but an object, and for a call without a body. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw httpError(400, 'The request could not be read');
  return body as Record<string, unknown>;
}

/**
 * Returns the values of a body when they pass the rules that the form applies too; else throws a 422 with the first
 * failed rule of each field. Values that are not strings count as empty; pass `shape` for forms with other types.
 */
export function parseBody<Values extends object>(
  rules: Rules<Values>,
  body: unknown,
  shape: (fields: Record<string, unknown>) => Values = textFields(rules),
): Values {
  const values = shape(fieldsOf(body));
  const errors = new FieldErrorCollector();
  for (const [field, error] of Object.entries(check(rules, values))) errors.add(field, error as RuleMessage);
  if (!errors.isEmpty()) throw errors.toHttpError();
  return values;
}

/** Default shape of a form: each field that has a rule, as text. */
const textFields =
  <Values extends object>(rules: Rules<Values>) =>
  (fields: Record<string, unknown>): Values =>
    Object.fromEntries(
      Object.keys(rules).map((field) => [field, typeof fields[field] === 'string' ? fields[field] : '']),
    ) as Values;

/** Responds with a 404 as JSON to every path that no route handles, whatever the method. */
export const notFoundHandler: RequestHandler = () => {
  throw notFound();
};

type Thrown = Error & { status?: number; statusCode?: number; code?: string; type?: string };

/** The only error handler: turns what was thrown into a response, never with a stack. Logs errors of the server. */
export const errorHandler =
  (log: { error(line: string, error?: unknown): void }): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    const known = toHttpError(error);
    // A 5xx without a cause was planned, by a magic value.
    if (!known || known.cause !== undefined) log.error(`${req.method} ${req.path}`, known?.cause ?? error);
    // Whatever is left of the body: browsers take no response before they have sent it.
    req.resume();
    // The response has begun or the client has gone: only the connection can be ended.
    if (res.headersSent || req.socket.destroyed) return void res.destroy();
    const { status, body, headers } = known ?? unknownFailure;
    res.status(status).set(headers).json(body);
  };

const unknownFailure = httpError(500, 'Something went wrong');

/** Error codes of a file system that cannot store anything: full, read-only, broken, or the folder is gone. */
const DISK_ERRORS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EMFILE',
  'ENFILE',
]);

export const isDiskError = (error: unknown): boolean =>
  error instanceof Error && DISK_ERRORS.has((error as Thrown).code ?? '');

/** Returns the HTTP error for anything thrown; undefined when it is a defect of the server. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof RowMissing) return notFound();
  if (error instanceof NotStored) return storageUnavailable(error.cause);
  if (error instanceof IllegalTransition) return httpError(409, 'This can no longer be changed');
  if (!(error instanceof Error)) return undefined;
  const { code, status = (error as Thrown).statusCode, type }: Thrown = error;
  if (code === 'LIMIT_FILE_SIZE' || type === 'entity.too.large') return httpError(413, 'File is too large');
  if (code?.startsWith('LIMIT_')) return fieldErrors({ file: 'Document required' });
  if (isMalformed(error, status)) return httpError(400, 'The request could not be read');
  if (status === 404) return notFound();
  return isDiskError(error) ? storageUnavailable(error) : undefined;
}

/** Error codes of the multipart parser, and of a client that has hung up. */
const CUT_OFF_OR_MALFORMED = new Set([
  'MISSING_FIELD_NAME',
  'INVALID_FIELD_NAME',
  'STREAM_DESTROYED',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

// Parsers throw errors with a status (body-parser, the router's decoding) or without one (multer's multipart parser).
const isMalformed = (error: Error, status: number | undefined): boolean =>
  (status !== undefined && status >= 400 && status < 500 && status !== 404) ||
  /^(Multipart: |Malformed |Unexpected end of |Unsupported content type: |Missing Content-Type$|Request aborted$|Request closed$)/.test(
    error.message,
  ) ||
  CUT_OFF_OR_MALFORMED.has((error as Thrown).code ?? '');
