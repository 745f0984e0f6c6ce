import type { Application } from './application.ts';
import { type Day, dayInMexico, isDay } from './calendar.ts';
import { beganAt, lastEntry } from './history.ts';
import { installmentPlan } from './installment.ts';
import type { Loan } from './loan.ts';
import { type Centavos, pesos } from './money.ts';
import { estimateReceipt, openingFees, principalOf, totalYearlyCost } from './preOffer.ts';

/** Whether the money is offered, has been deposited, or has been paid back. */
export type LoanStage = 'offered' | 'deposited' | 'paid back';

/** What an owner gets and pays back, from the pre-offer to the last payment: the same figures everywhere. */
export type LoanTerms = {
  readonly received: Centavos;
  /** Number of monthly payments, and the amount of each. */
  readonly payments: number;
  readonly monthly: Centavos;
  /** Due dates, first to last; estimated until the money is deposited, and empty when they cannot be estimated. */
  readonly dueDates: readonly Day[];
  readonly stage: LoanStage;
  /** What the loan costs, line by line: `commission` and `interest`, and `tax`, the IVA on both. */
  readonly costs: { readonly commission: Centavos; readonly interest: Centavos; readonly tax: Centavos };
  readonly totalCost: Centavos;
  /** Total yearly cost (CAT) without IVA, in percent. */
  readonly yearlyCost: number;
};

/** Returns the terms for a rent and a number of months, with the due dates if they are known. */
export function loanTerms({
  rent,
  term,
  dueDates = [],
  stage = 'offered',
}: {
  rent: Centavos;
  term: number;
  dueDates?: readonly Day[];
  stage?: LoanStage;
}): LoanTerms {
  const amount = principalOf({ rent, term });
  const { commission, iva, fees } = openingFees(amount);
  const { interest, tax, received } = estimateReceipt({ amount, fees, term });
  return {
    received,
    payments: term,
    monthly: rent,
    dueDates,
    stage,
    costs: { commission, interest, tax: (iva + tax) as Centavos },
    totalCost: (amount - received) as Centavos,
    yearlyCost: totalYearlyCost({ rent, term, commission }),
  };
}

type ChosenTerm = Pick<Application, 'pre_offer_term_frame'> & Partial<Pick<Application, 'status' | 'next_step'>>;

/**
 * Returns the terms of an application for its chosen term or for another one; undefined while no term is chosen. Its due
 * dates are those of a deposit today, the earliest possible ones: nobody has to pay sooner than they were told.
 */
export function termsOfApplication(
  application: ChosenTerm & Pick<Application, 'lease_monthly_income' | 'lease_start_date'>,
  today: Day,
  term = chosenTerm(application),
): LoanTerms | undefined {
  if (term === null) return undefined;
  const rent = pesos(application.lease_monthly_income);
  const { lease_start_date: leaseStart } = application;
  if (!leaseStart || !isDay(leaseStart)) return loanTerms({ rent, term });
  const plan = installmentPlan({ amount: principalOf({ rent, term }), rent, term, leaseStart, disbursedOn: today });
  return loanTerms({ rent, term, dueDates: plan.map(({ due_date }) => due_date) });
}

/** Returns the chosen term, in months; null while it has to be chosen again, as when it no longer fits the lease. */
const chosenTerm = ({ status, next_step, pre_offer_term_frame: term }: ChosenTerm): number | null =>
  status === 'uncompleted' && next_step === 'pre_offer' ? null : term;

/**
 * Returns the terms of a loan: by its installments once it has them, else by its application. Undefined when neither is
 * known, as with an API whose lists have no installments.
 */
export function termsOfLoan(
  { status, installments = [] }: Pick<Loan, 'status' | 'installments'>,
  application: Parameters<typeof termsOfApplication>[0] | undefined,
  today: Day,
): LoanTerms | undefined {
  const [first] = installments;
  if (first === undefined) return application && termsOfApplication(application, today);
  const dueDates = installments.map(({ due_date }) => due_date).sort();
  const stage = status === 'liquidated' ? 'paid back' : 'deposited';
  return loanTerms({ rent: pesos(first.total_amount), term: installments.length, dueDates, stage });
}

/** Returns whether an application is the one of a loan; each may name the other. */
export const isApplicationOf =
  ({ id, application_id }: Pick<Loan, 'id' | 'application_id'>) =>
  (application: Pick<Application, 'id' | 'loan_id'>): boolean =>
    application.id === application_id || application.loan_id === id;

/** Returns the day of the deposit; undefined before it, or when the API tells no history. */
export function depositedOn({ history }: Pick<Loan, 'history'>): Day | undefined {
  const began = beganAt(lastEntry(history, 'active'));
  return began && dayInMexico(began);
}
