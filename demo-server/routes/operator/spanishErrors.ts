import type { ErrorRequestHandler } from 'express';
import { IllegalTransition } from '#domain/transitions';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { translateServerMessage } from '#i18n/serverMessage';
import { HttpError, httpError, toHttpError } from '../../http/errors.ts';

/**
 * Error handler that turns the errors of the operator's calls into Spanish, for whoever reads them in the console.
 * `res.locals.key` is the key in the path of the call.
 */
export const sendSpanishErrors: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  const known = toHttpError(error) ?? defect(error);
  const { message, errors } = known.body;
  const spanish = new HttpError(
    known.status,
    {
      ...(message !== undefined && { message: spanishMessage(error, message, res.locals.key) }),
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

function spanishMessage(error: unknown, message: string, item: string | undefined): string {
  if (error instanceof IllegalTransition) return fieldTexts.notPossibleInThisStatus;
  return message === 'Not found' && item !== undefined
    ? fieldTexts.unknownItem({ item })
    : translateServerMessage(message);
}

const spanishErrors = ([name, [problem = '']]: [string, readonly string[]]): [string, [string]] => {
  const sentence = translateServerMessage(problem);
  return [name, [sentence.includes(`“${name}”`) ? sentence : fieldTexts.fieldAndProblem({ name, problem: sentence })]];
};
