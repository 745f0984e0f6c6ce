import type { Day } from '../calendar.ts';
import type { Centavos } from '../money.ts';
import type { Figure } from './figure.ts';
import type { ProcessPromise } from './promise.ts';

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
  /** Before the deposit, when the plan of payments does not exist yet. */
  first_payment: 'owner',
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
  /** `rejected` ends the application, or the owner has to send another file. */
  readonly state: 'done' | 'rejected' | 'current' | 'next';
  readonly who: 'owner' | 'adelantto';
  /** When it happened; undefined where the API tells no history. */
  readonly at?: Date | undefined;
  /** The reason of a rejection. */
  readonly reason?: string | undefined;
  /** By when Adelantto has promised to do it. */
  readonly promise?: ProcessPromise | undefined;
  /** The day on which a payment is due, or from which the owner can try again. */
  readonly day?: Figure<Day> | undefined;
  readonly isOverdue?: boolean | undefined;
  /** Whether the owner sends a document once more after a rejection. */
  readonly isAgain?: boolean | undefined;
  /** The number of an installment. */
  readonly month?: number | undefined;
  readonly amount?: Figure<Centavos> | undefined;
};

type Details = Omit<ProcessStep, 'kind' | 'state' | 'who'>;

/** Returns a step; who acts follows from its kind. */
export const step = (kind: StepKind, state: ProcessStep['state'], details: Details = {}): ProcessStep => ({
  kind,
  state,
  who: ACTORS[kind],
  ...details,
});
