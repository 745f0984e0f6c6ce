import { apiErrors } from '#i18n/es-MX/apiErrors';
import { unanswered } from '../../demo-server/states/scriptedAnswers.ts';
import { brokenConnection, ErrorResponse, RawResponse } from '../journeys/support/scriptedApi.ts';
import { isLongRun } from '../longRun.ts';

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
const down = [500, 502, 503, 504].flatMap((status): Fault[] => [
  { name: `${status} as JSON`, answer: new ErrorResponse(status, { message: 'Wrong' }), message: OUR_FAULT },
  { name: `${status} as HTML`, answer: new RawResponse(status, 'text/html', page(status)), message: OUR_FAULT },
  { name: `${status} as nothing`, answer: new RawResponse(status, 'application/json', ''), message: OUR_FAULT },
]);

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

/** Name of a fault that only a write can have. */
export const UNKNOWN_FIELD = '422 about an unknown field';

/** Name of the fault after which nobody knows whether the call took effect. */
export const LOST_ANSWER = 'a connection that breaks';

const refusals = [403, 404, 413, 415, 422].map(
  (status): Fault => ({ name: `${status}`, answer: new ErrorResponse(status), message: OUR_FAULT }),
);

/** Time-out of a call, and the longest time without a message, ms. */
const TIME_OUT = 15_000;
export const PATIENCE = 17_000;

/** A 401 to a call without a session; to a call with a session it ends the session. */
export const unauthorised = { name: '401', answer: new ErrorResponse(401), message: OUR_FAULT } satisfies Fault;

/** All faults but the end of a session, by kind: the app treats those of one kind alike. */
const kinds: readonly (readonly Fault[])[] = [
  [
    {
      name: 'no internet',
      message: /Sin conexión a internet\. Guardamos lo que llevas; podrás enviarlo cuando vuelva la señal\./,
    },
  ],
  [{ name: LOST_ANSWER, answer: brokenConnection, message: NO_CONNECTION }],
  [{ name: 'no answer', answer: unanswered, message: TOO_LONG, delayMs: TIME_OUT }],
  unusable,
  refusals,
  [{ name: '409', answer: new ErrorResponse(409), message: CHANGED }],
  [
    {
      name: UNKNOWN_FIELD,
      answer: new ErrorResponse(422, { errors: { nobody_knows: ['File type not allowed'] } }),
      message: new RegExp(apiErrors['File type not allowed']),
    },
  ],
  [
    { name: '429', answer: new ErrorResponse(429), message: TOO_MANY },
    { name: '429 with Retry-After', answer: new ErrorResponse(429, {}, { 'Retry-After': '45' }), message: TOO_MANY },
  ],
  down,
];

/** The names of all faults, by kind. */
export const faultNames: readonly (readonly string[])[] = kinds.map((kind) => kind.map(({ name }) => name));

type Selection = {
  /** Faults that the call meets in each run, because the page has its own text for them. */
  readonly own?: readonly string[];
  /** The call meets one of so many kinds, the next call the next ones; 1 by default. */
  readonly oneKindIn?: number;
};

/**
 * Returns the faults to test for the call of this number: one of each kind, another one for the next call. The long
 * run returns all.
 */
export const faultsFor = (number: number, { own = [], oneKindIn = 1 }: Selection = {}): readonly Fault[] =>
  kinds.flatMap((kind, kindAt) => {
    const isItsTurn = (number + kindAt) % oneKindIn === 0;
    const chosen = Math.floor(number / oneKindIn) % kind.length;
    return kind.filter(({ name }, at) => isLongRun || own.includes(name) || (isItsTurn && at === chosen));
  });
