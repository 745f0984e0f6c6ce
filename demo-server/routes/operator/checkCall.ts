import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { IllegalTransition } from '#domain/transitions';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { translateServerMessage } from '#i18n/serverMessage';
import { HttpError, httpError, toHttpError } from '../../http/errors.ts';
import { parseFields } from '../../http/fields.ts';
import { isPath } from '../../simulation/faults.ts';
import { type OperatorCall, operatorCalls } from './operatorCalls.ts';

/** Middleware that rejects unknown calls and fields, and invalid values, with a Spanish sentence that names them. */
export const checkCall: RequestHandler = (req, res, next) => {
  const call = operatorCalls.find(
    ({ method, path }) => method === (req.method === 'HEAD' ? 'GET' : req.method) && isPath(patternOf(path), req.path),
  );
  if (!call) throw new HttpError(404, { message: unknownCall(req) });
  res.locals.call = call;
  parseFields({ ...req.query }, call.query);
  if (call.takesFile || req.method === 'GET' || req.method === 'HEAD') return next();
  if (req.body === undefined && hasBody(req)) throw new HttpError(415, { message: fieldTexts.onlyJson });
  parseFields(bodyOf(req), call.body);
  next();
};

const patternOf = (path: string): string => path.replace(/:\w+/g, '*');

const hasBody = (req: Request): boolean =>
  Number(req.get('content-length') ?? 0) > 0 || req.get('transfer-encoding') !== undefined;

function bodyOf({ body = {} }: Request): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, { message: fieldTexts.fieldsNotObject });
  return body;
}

/** Returns the sentence about a call that does not exist, with those that begin alike, or else all. */
function unknownCall({ method, path }: Request): string {
  const beginning = path.split('/')[1];
  const alike = operatorCalls.filter((call) => call.path.split('/')[1] === beginning);
  const known = alike.length > 0 ? alike.map((call) => `${call.method} ${call.path}`) : operatorCalls.map(firstPart);
  return fieldTexts.unknownCall({ call: `${method} ${path}`, known: [...new Set(known)].join(', ') });
}

const firstPart = ({ path }: OperatorCall): string => `/${path.split('/')[1]}`;

/** Error handler that turns the errors of the operator's calls into Spanish, for whoever reads them in the console. */
export const sendSpanishErrors: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const known = toHttpError(error) ?? defect(error);
  const { message, errors } = known.body;
  const spanish = new HttpError(
    known.status,
    {
      ...(message !== undefined && { message: spanishMessage(error, message, req, res) }),
      ...(errors && { errors: Object.fromEntries(Object.entries(errors).map(spanishErrors)) }),
    },
    known.headers,
  );
  spanish.cause = known.cause;
  next(spanish);
};

/** Returns the response to a defect of the server; the cause is for the log. */
function defect(cause: unknown): HttpError {
  const failure = httpError(500, 'Something went wrong');
  failure.cause = cause;
  return failure;
}

function spanishMessage(error: unknown, message: string, req: Request, res: Response): string {
  if (error instanceof IllegalTransition) return fieldTexts.notPossibleInThisStatus;
  const item = itemOf(req, res);
  return message === 'Not found' && item !== undefined
    ? fieldTexts.unknownItem({ item })
    : translateServerMessage(message);
}

/** Returns the key in the path of a call. */
function itemOf(req: Request, res: Response): string | undefined {
  const { path } = (res.locals.call ?? { path: '' }) as Pick<OperatorCall, 'path'>;
  const part = req.path.split('/')[path.split('/').findIndex((it) => it.startsWith(':'))];
  return part && decoded(part);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const spanishErrors = ([name, [problem = '']]: [string, readonly string[]]): [string, [string]] => {
  const sentence = translateServerMessage(problem);
  return [name, [sentence.includes(`“${name}”`) ? sentence : fieldTexts.fieldAndProblem({ name, problem: sentence })]];
};
