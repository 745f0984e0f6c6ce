import { type LoanInProcess, loanSteps } from './loanSteps.ts';
import type { ProcessStep, StepKind } from './step.ts';

/** The points between the approval of a loan and its deposit, in order. */
const POINTS = ['approval', 'statement', 'contract', 'deposit'] as const;
export type DepositPoint = (typeof POINTS)[number];

/** The point that each step of a loan belongs to. */
const POINT_OF: Readonly<Partial<Record<StepKind, DepositPoint>>> = {
  upload_statement: 'statement',
  check_statement: 'statement',
  sign_contract: 'contract',
  deposit: 'deposit',
};

export type WayToDeposit = {
  readonly points: readonly { readonly point: DepositPoint; readonly state: 'done' | 'current' | 'next' }[];
  /** Who acts now. */
  readonly who: ProcessStep['who'];
};

/**
 * Returns where a loan is on its way to the deposit, by the current step of its process. Undefined once the money is
 * deposited, and in a status that is not known.
 */
export function wayToDeposit(loan: LoanInProcess, now: Date): WayToDeposit | undefined {
  const step = loanSteps(loan, undefined, now).find(({ state }) => state === 'current');
  const point = step && POINT_OF[step.kind];
  if (step === undefined || point === undefined) return undefined;
  const at = POINTS.indexOf(point);
  const stateOf = (i: number) => (i === at ? 'current' : i < at ? 'done' : 'next');
  return { points: POINTS.map((name, i) => ({ point: name, state: stateOf(i) })), who: step.who };
}
