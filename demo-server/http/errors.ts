import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorBody } from '#domain/errorBody';
import { check, type Rules } from '#domain/rules';
import { IllegalTransition } from '#domain/transitions';
import { type MessageId, ruleMessage } from '#i18n';

/** What a call is answered when the server says no. Thrown or rejected, Express brings it to `refusals`. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(`${status} ${body.message ?? Object.keys(body.errors ?? {}).join(', ')}`);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A refusal of the whole call, in a sentence that the app can translate. */
export const httpError = (status: number, message: MessageId, headers?: Readonly<Record<string, string>>): HttpError =>
  new HttpError(status, { message }, headers);

/** Too many: says how many seconds to wait (contract §2). */
export const tooManyRequests = (message: MessageId, seconds: number): HttpError =>
  httpError(429, message, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });

/** A refusal field by field: `throw refuseFields({ code: 'The code has expired' })`. */
export const fieldErrors = (errors: Readonly<Record<string, MessageId>>): HttpError =>
  new HttpError(422, { errors: Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, [said]])) });

export const notFound = (): HttpError => httpError(404, 'Not found');

/** The disk would not take it; nothing was changed (contract §2). */
export function storageUnavailable(cause: unknown): HttpError {
  const refusal = httpError(503, 'Nothing can be stored now', { 'Retry-After': '60' });
  refusal.cause = cause;
  return refusal;
}

/** The fields of a JSON body; anything but an object is malformed (400), and so is a call without one. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw httpError(400, 'The request could not be read');
  return body as Record<string, unknown>;
}

/**
 * What was sent, once it keeps the rules that the form applies too; else a 422 with the first broken rule of each field.
 * A field that is no text counts as empty where the rules expect text: pass `shape` for any other kind of form.
 */
export function parseBody<Values extends object>(
  rules: Rules<Values>,
  body: unknown,
  shape: (fields: Record<string, unknown>) => Values = texts(rules),
): Values {
  const values = shape(fieldsOf(body));
  const complaints = Object.entries(check(rules, values)).filter(([, said]) => said !== undefined);
  if (complaints.length === 0) return values;
  // A counted sentence has no id that stands alone on the wire: it goes out as it is read.
  const worded = complaints.map(([field, said]) => [
    field,
    [typeof said === 'string' ? said : ruleMessage(said as never)],
  ]);
  throw new HttpError(422, { errors: Object.fromEntries(worded) });
}

/** The default shape of a form: each field that has a rule, as text. */
const texts =
  <Values extends object>(rules: Rules<Values>) =>
  (fields: Record<string, unknown>): Values =>
    Object.fromEntries(
      Object.keys(rules).map((field) => [field, typeof fields[field] === 'string' ? fields[field] : '']),
    ) as Values;

/** Paths of the API that nothing answers: 404 as JSON, whatever the method. */
export const notFoundHandler: RequestHandler = () => {
  throw notFound();
};

type Thrown = Error & { status?: number; statusCode?: number; code?: string; type?: string };

/** The one error handler: what was thrown becomes its answer, and nobody ever sees a stack. */
export const errorHandler =
  (log: { error(line: string, error?: unknown): void }): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    const refusal = toHttpError(error);
    if (!refusal || refusal.status >= 500) log.error(`${req.method} ${req.path}`, refusal?.cause ?? error);
    // The answer is under way, or its reader has gone: all that is left is to end the connection.
    if (res.headersSent || req.socket.destroyed) return void res.destroy();
    const { status, body, headers } = refusal ?? unknownFailure;
    res.status(status).set(headers).json(body);
  };

const unknownFailure = httpError(500, 'Something went wrong');

/** What a file system says when it takes nothing: it is full, read-only, broken, or the folder is gone. */
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

/** The refusal that an error stands for, or nothing when it is a fault of ours. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof IllegalTransition) return httpError(409, 'This can no longer be changed');
  if (!(error instanceof Error)) return undefined;
  const { code, status = (error as Thrown).statusCode, type }: Thrown = error;
  if (code === 'LIMIT_FILE_SIZE' || type === 'entity.too.large') return httpError(413, 'File is too large');
  if (code?.startsWith('LIMIT_')) return fieldErrors({ file: 'Document required' });
  if (isMalformed(error, status)) return httpError(400, 'The request could not be read');
  if (status === 404) return notFound();
  return isDiskError(error) ? storageUnavailable(error) : undefined;
}

// Parsers throw plain errors with a status (body-parser, the router's decoding) or none at all (multer's multipart parser).
const isMalformed = (error: Error, status: number | undefined): boolean =>
  (status !== undefined && status >= 400 && status < 500 && status !== 404) ||
  /^(Multipart: |Malformed |Unexpected end of |Unsupported content type: |Missing Content-Type$|Request aborted$|Request closed$)/.test(
    error.message,
  ) ||
  ['MISSING_FIELD_NAME', 'INVALID_FIELD_NAME', 'STREAM_DESTROYED'].includes((error as Thrown).code ?? '');
