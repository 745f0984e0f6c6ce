import { brokenConnection, ErrorResponse, RawResponse } from '../journeys/support/scriptedApi.ts';
import { unanswered } from './states/screen.ts';

/** A way in which a call can fail. */
export type Fault = {
  readonly name: string;
  /** The answer to the call; undefined when there is no internet. */
  readonly answer?: unknown;
  /** The message that the page shows. */
  readonly message: RegExp;
  /** How far the clock has to advance until the message appears, ms. */
  readonly delayMs?: number;
};

export const OUR_FAULT =
  /Algo salió mal\. Inténtalo en unos minutos\. Si sigue igual, escríbenos por Contacto y menciona el folio \d+\./;
export const NO_CONNECTION = /No pudimos conectarnos\. Revisa tu internet e inténtalo de nuevo\./;
export const TOO_LONG = /La conexión está tardando demasiado\. Inténtalo de nuevo\./;
export const CHANGED = /Esta información cambió\. Ya te mostramos la versión más reciente\./;
export const TOO_MANY = /Demasiados intentos, inténtalo de nuevo después de un minuto\./;

const page = (status: number) => `<!doctype html><html><body><h1>${status}</h1>Bad gateway</body></html>`;

/** Answers of a server, or of a proxy before it, that is down: each status in each form of body. */
const downAs = {
  JSON: (status: number) => new ErrorResponse(status, { message: 'Something went wrong' }),
  HTML: (status: number) => new RawResponse(status, 'text/html', page(status)),
  nothing: (status: number) => new RawResponse(status, 'application/json', ''),
};
const down = [500, 502, 503, 504].map((status) =>
  Object.entries(downAs).map(
    ([form, answer]): Fault => ({
      name: `${status} as ${form}`,
      answer: answer(status),
      message: OUR_FAULT,
    }),
  ),
);

/** Successful answers that cannot be used. */
const unusable: readonly Fault[] = [
  {
    name: '200 that breaks off',
    answer: new RawResponse(200, 'application/json', '{"id":"7","sta'),
    message: OUR_FAULT,
  },
  { name: '200 as null', answer: new RawResponse(200, 'application/json', 'null'), message: OUR_FAULT },
  { name: '200 of another shape', answer: { wrong: [true] }, message: OUR_FAULT },
];

const clientError = (
  status: number,
  message: RegExp,
  name = `${status}`,
  ...more: [body?: unknown, headers?: object]
) => ({
  name,
  answer: new ErrorResponse(status, more[0] ?? {}, { ...more[1] }),
  message,
});

/** Name of a fault that only a write can have. */
export const UNKNOWN_FIELD = '422 about an unknown field';

/** Client errors without a message, and one about a field that is not on the page. */
const clientErrors: readonly Fault[] = [
  ...[403, 404, 413, 415, 422].map((status) => clientError(status, OUR_FAULT)),
  clientError(409, CHANGED),
  clientError(422, /Este tipo de archivo no se acepta\./, UNKNOWN_FIELD, {
    errors: { nobody_knows: ['File type not allowed'] },
  }),
  clientError(429, TOO_MANY),
  clientError(429, TOO_MANY, '429 with Retry-After', {}, { 'Retry-After': '45' }),
];

/** Time-out of a call, and the longest time without a message, ms. */
const TIME_OUT = 15_000;
export const PATIENCE = 17_000;

/** A 401 to a call without a session; to a call with a session it ends the session. */
export const unauthorised = { name: '401', answer: new ErrorResponse(401), message: OUR_FAULT } satisfies Fault;

const always: readonly Fault[] = [
  {
    name: 'no internet',
    message: /Sin conexión a internet\. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal\./,
  },
  { name: 'a connection that breaks', answer: brokenConnection, message: NO_CONNECTION },
  { name: 'no answer', answer: unanswered, message: TOO_LONG, delayMs: TIME_OUT },
  ...unusable,
  ...clientErrors,
];

/**
 * Returns all faults but the end of a session, for the call of this number. Each call gets every status of a server that
 * is down and every form; three calls together cover every status in every form.
 */
export const faultsFor = (number: number): readonly Fault[] => [
  ...always,
  ...down.flatMap((forms, at) => forms[(at + number) % forms.length] ?? []),
];
