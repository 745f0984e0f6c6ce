import {
  BANK_VALIDATION_HOURS,
  PAYMENT_HOURS,
  PROPERTY_VALIDATION_HOURS,
  promisedDay,
  propertyValidationDeadline,
} from '../businessDays.ts';
import type { Day } from '../calendar.ts';

/**
 * By when Adelantto has promised to answer. There are three promises, those of the specification; nothing is promised
 * for the signature and the deposit.
 */
export type ProcessPromise = {
  readonly hours: number;
  /** Whether only the hours of business days count. */
  readonly areBusinessHours: boolean;
  /** Its end: an instant, or a day for business hours. Undefined where the API does not tell when it began. */
  readonly until: Day | Date | undefined;
  /** Whether its end has passed. It is then not promised again. */
  readonly isLate: boolean;
};

/** Returns the promise to validate an application that was sent at an instant (s9-property-hours). */
export function validationPromise(sentAt: Date | undefined, now: Date): ProcessPromise {
  const until = sentAt && propertyValidationDeadline(sentAt);
  const isLate = until !== undefined && until < now;
  return { hours: PROPERTY_VALIDATION_HOURS, areBusinessHours: false, until, isLate };
}

/** Returns the promise to validate a bank statement that was sent at an instant (s9-bank-hours). */
export const statementPromise = (sentAt: Date | undefined, today: Day): ProcessPromise =>
  businessPromise(sentAt, BANK_VALIDATION_HOURS, today);

/** Returns the promise to show a payment whose proof was sent at an instant (s9-payment-hours). */
export const paymentPromise = (sentAt: Date | undefined, today: Day): ProcessPromise =>
  businessPromise(sentAt, PAYMENT_HOURS, today);

function businessPromise(sentAt: Date | undefined, hours: number, today: Day): ProcessPromise {
  const until = sentAt && promisedDay(sentAt, hours);
  return { hours, areBusinessHours: true, until, isLate: until !== undefined && until < today };
}
