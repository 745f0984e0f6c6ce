import * as preOfferTexts from '#i18n/es-MX/applications/preOffer';
import type { Call, Read, Screen, Write } from '../../demo-server/states/screen.ts';
import { type Fault, faultsFor, LOST_ANSWER, OUR_FAULT, UNKNOWN_FIELD, unauthorised } from './callFaults.ts';

/** How one page differs from the others after a fault: another text, another page, or no fault at all. */
export type Case = Fault & {
  /** The fault leads to another page; the test opens the form again. */
  readonly leavesForm?: true;
  /** How long the page counts down until the button can be pressed again, ms; 0 without a countdown. */
  readonly countdownMs?: number;
};

type Exception = Partial<Case> | 'no fault';

const WITHOUT_DETAIL = { message: /Algo salió mal\./ };
const clientErrorStatuses = ['403', '404', '409', '413', '415', '422'];
const all = (names: readonly string[], exception: Exception) =>
  Object.fromEntries(names.map((name) => [name, exception]));

const NO_ADVICE = { [UNKNOWN_FIELD]: { message: OUR_FAULT } };

// The body of these answers is not used: any successful answer is accepted.
const ANY_SUCCESS = all(['200 as null', '200 of another shape'], 'no fault');

const ANY_OBJECT = all(['200 of another shape'], 'no fault');

const ofWrites: Readonly<Partial<Record<Call, Readonly<Record<string, Exception>>>>> = {
  // An error that names no field has one generic text.
  'POST /api/auth/recover-password': { '409': { message: OUR_FAULT }, ...ANY_OBJECT },
  'PATCH /api/auth/password': ANY_OBJECT,
  'POST /api/user/update-password': {
    ...ANY_OBJECT,
    // After the lost answers before it there is no temporary password any more.
    '403': {
      message: /Tu contraseña ya cambió en un intento anterior\. Usa la que escribiste entonces\./,
      leavesForm: true,
    },
  },
  'POST /api/auth/o1/verify-phone-code': {
    '404': { message: /Este enlace ya no es válido\. Regístrate de nuevo\./, leavesForm: true },
  },
  'PUT /api/applications/7/privacy-policy': ANY_SUCCESS,
  'PUT /api/applications/7/confirm-privacy-policy': {
    // Every error of the request is shown as an error of its code.
    ...all(clientErrorStatuses, WITHOUT_DETAIL),
    '409': { message: /Autoriza de nuevo la consulta para recibir otro código\./, leavesForm: true },
  },
  'POST /api/verification-code/privacy-policy/resend': {
    ...ANY_SUCCESS,
    ...NO_ADVICE,
  },
  // A 404 means that the application is already deleted.
  'DELETE /api/applications/2': {
    ...NO_ADVICE,
    ...all(['429', '429 with Retry-After'], { countdownMs: 0 }),
    '404': { message: /Eliminamos la solicitud S0002\./, leavesForm: true },
  },
};

const ofReads: Readonly<Partial<Record<Call, Partial<Case>>>> = {
  // The message for the figures says what is missing, not why.
  'GET /api/calc': { message: new RegExp(preOfferTexts.couldNotCalculateOffer) },
};
const ofReadsOffline: typeof ofReads = {
  'GET /api/calc': { message: new RegExp(preOfferTexts.needInternetToCalculate) },
};

/** An API without notices answers this call with 404, and the app then has no such page. */
const NOTICES: Call = 'GET /api/notices';

const namesWithOwnText = (call: Call): string[] =>
  Object.entries(ofWrites[call] ?? {}).flatMap(([name, exception]) => (exception === 'no fault' ? [] : [name]));

const isTooMany = ({ name }: Fault) => name.startsWith('429');
const COUNTDOWN = { countdownMs: 61_000 };

/** In the ordinary run: all calls read and send by the same code, so that six of them together meet each kind. */
const oneKindIn = 6;

/** Returns the faults of a write with the exceptions of its page. A visitor has no session that a 401 could end. */
export const casesOfWrite = ({ who }: Screen, { call }: Write, number: number): readonly Case[] => [
  // A lost answer, after which a write could be sent twice, is tried with each.
  ...faultsFor(number, { own: [LOST_ANSWER, ...namesWithOwnText(call)], oneKindIn }).flatMap((fault) => {
    const exception = ofWrites[call]?.[fault.name] ?? {};
    return exception === 'no fault' ? [] : [{ ...fault, ...(isTooMany(fault) && COUNTDOWN), ...exception }];
  }),
  ...(who === 'visitor' ? [unauthorised] : []),
];

/** Returns the faults of a read with its page's exceptions. A 403 or 404 of a page's own data replaces the page. */
export function casesOfRead({ call, isSubject }: Read, number: number): Case[] {
  const isElsewhere = ({ name }: Fault) =>
    name === UNKNOWN_FIELD || (isSubject && ['403', '404'].includes(name)) || (call === NOTICES && name === '404');
  return faultsFor(number, { own: [LOST_ANSWER], oneKindIn })
    .filter((fault) => !isElsewhere(fault))
    .map((fault) => ({ ...fault, ...(fault.answer === undefined ? ofReadsOffline[call] : ofReads[call]) }));
}
