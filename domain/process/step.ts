import { promisedDay, propertyValidationDeadline } from '../businessDays.ts';
import { type Day, dayInMexico } from '../calendar.ts';
import type { Centavos } from '../money.ts';

/** Who acts in each kind of step. */
const ACTORS = {
  send_application: 'owner',
  check_bureau: 'adelantto',
  validate_application: 'adelantto',
  apply_again: 'owner',
  upload_statement: 'owner',
  check_statement: 'adelantto',
  sign_contract: 'owner',
  schedule_deposit: 'adelantto',
  deposit: 'adelantto',
  pay: 'owner',
  send_proof: 'owner',
  check_payment: 'adelantto',
  liquidate: 'owner',
  /** Whatever an application or a loan does in a status that this version does not know. */
  proceed: 'adelantto',
} as const;

export type StepKind = keyof typeof ACTORS;

/** One step of an application and its loan: what happened, happens now, or comes next. */
export type ProcessStep = {
  readonly kind: StepKind;
  /** `refused` is a no, which ends the application or asks the owner for another document. */
  readonly state: 'done' | 'refused' | 'current' | 'next';
  readonly who: 'owner' | 'adelantto';
  /** When it happened; undefined where the API tells no history. */
  readonly at?: Date | undefined;
  /** The reason of a no. */
  readonly reason?: string | undefined;
  /** By when Adelantto has promised to do it. */
  readonly promise?: ProcessPromise | undefined;
  /** The day on which a payment is due, or from which the owner can try again. */
  readonly day?: Day | undefined;
  /** Whether `day` is an estimate, as before the deposit. */
  readonly isEstimated?: boolean | undefined;
  readonly isOverdue?: boolean | undefined;
  /** Whether the owner sends a document once more after a no. */
  readonly isAgain?: boolean | undefined;
  /** The number of an installment. */
  readonly month?: number | undefined;
  readonly amount?: Centavos | undefined;
};

/** A promise in hours. Its end is unknown where the API does not tell when it began. */
export type ProcessPromise = {
  readonly hours: number;
  /** A day for a promise in business hours, an instant for one in hours. */
  readonly until: Day | Date | undefined;
  /** Whether its end has passed. It is then not promised again. */
  readonly isLate: boolean;
};

type Details = Omit<ProcessStep, 'kind' | 'state' | 'who'>;

/** Returns a step; who acts follows from its kind. */
export const step = (kind: StepKind, state: ProcessStep['state'], details: Details = {}): ProcessStep => ({
  kind,
  state,
  who: ACTORS[kind],
  ...details,
});

/** Returns the promise to validate a property within so many hours of sending the application. */
export function propertyPromise(sentAt: Date | undefined, hours: number, now: Date): ProcessPromise {
  const until = sentAt && propertyValidationDeadline(sentAt);
  return { hours, until, isLate: until !== undefined && until < now };
}

/** Returns the promise to check a document within so many business hours of its upload. */
export function businessPromise(from: Date | undefined, hours: number, now: Date): ProcessPromise {
  const until = from && promisedDay(from, hours);
  return { hours, until, isLate: until !== undefined && until < dayInMexico(now) };
}
