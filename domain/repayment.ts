import { type Application, sentAt } from './application.ts';
import { afterBusinessHours, BANK_VALIDATION_HOURS, propertyValidationDeadline } from './businessDays.ts';
import { type Day, dayInMexico } from './calendar.ts';
import { installmentPlan } from './installment.ts';
import { type Loan, statementSentAt } from './loan.ts';
import { type Centavos, pesos } from './money.ts';
import { estimateReceipt, openingFees, principalOf, totalYearlyCost } from './preOffer.ts';
import type { Figure } from './process/figure.ts';

/** Whether the money is offered, is the one of an approved loan, has been deposited, or has been paid back. */
export type LoanStage = 'offered' | 'approved' | 'deposited' | 'paid back';

/** What an owner gets and pays back, from the pre-offer to the last payment: the same figures everywhere. */
export type Repayment = {
  /** Estimated until the loan is approved. */
  readonly received: Figure<Centavos>;
  /** Number of monthly payments, and the amount of each. */
  readonly payments: number;
  readonly monthly: Centavos;
  /** Due dates, first to last; estimated until the money is deposited, and empty when they cannot be estimated. */
  readonly dueDates: readonly Figure<Day>[];
  readonly stage: LoanStage;
  /** What the loan costs, line by line: `commission` and `interest`, and `tax`, the IVA on both. */
  readonly costs: { readonly commission: Centavos; readonly interest: Centavos; readonly tax: Centavos };
  readonly totalCost: Centavos;
  /** Total yearly cost (CAT) without IVA, in percent. */
  readonly yearlyCost: number;
};

/** Returns the repayment for a rent and a number of months, with the due dates if they are known. */
export function repaymentOf({
  rent,
  term,
  dueDates = [],
  stage = 'offered',
}: {
  rent: Centavos;
  term: number;
  dueDates?: readonly Day[];
  stage?: LoanStage;
}): Repayment {
  const amount = principalOf({ rent, term });
  const { commission, iva, fees } = openingFees(amount);
  const { interest, tax, received } = estimateReceipt({ amount, fees, term });
  const isPlanned = stage === 'deposited' || stage === 'paid back';
  return {
    received: { value: received, isEstimated: stage === 'offered' },
    payments: term,
    monthly: rent,
    dueDates: dueDates.map((value) => ({ value, isEstimated: !isPlanned })),
    stage,
    costs: { commission, interest, tax: (iva + tax) as Centavos },
    totalCost: (amount - received) as Centavos,
    yearlyCost: totalYearlyCost({ rent, term, commission }),
  };
}

type OfLease = Pick<Application, 'pre_offer_term_frame' | 'lease_monthly_income' | 'lease_start_date'> &
  Partial<Pick<Application, 'status' | 'next_step' | 'history' | 'bureau_authorization'>>;

/**
 * Returns the repayment of an application for its chosen term or another one; undefined while none is chosen. Its due
 * dates are those of the earliest deposit (`earliestDeposit`).
 */
export const repaymentOfApplication = (
  application: OfLease,
  now: Date,
  term = chosenTerm(application),
): Repayment | undefined => expectedRepayment(application, term, 'offered', earliestDeposit(application, now));

function expectedRepayment(
  { lease_monthly_income, lease_start_date: leaseStart }: OfLease,
  term: number | null,
  stage: LoanStage,
  disbursedOn: Day,
): Repayment | undefined {
  if (term === null) return undefined;
  const rent = pesos(lease_monthly_income);
  if (!leaseStart) return repaymentOf({ rent, term, stage });
  const plan = installmentPlan({ amount: principalOf({ rent, term }), rent, term, leaseStart, disbursedOn });
  return repaymentOf({ rent, term, stage, dueDates: plan.map(({ due_date }) => due_date) });
}

/**
 * Returns the earliest day on which the money of an application can arrive when the promises are kept: first the
 * application is validated, then the bank statement; nothing is promised after that. A draft is sent now.
 */
function earliestDeposit(application: OfLease, now: Date): Day {
  const validated = propertyValidationDeadline(sentAt(application) ?? now);
  return dayAfterBank(validated < now ? now : validated);
}

/** Returns the same for an approved loan. A bank statement that was not sent yet is sent now. */
function earliestDepositOfLoan(loan: LoanOfRepayment, now: Date): Day {
  const today = dayInMexico(now);
  const { status } = loan;
  if (status === 'awaiting_account_statement_upload') return dayAfterBank(now);
  if (status !== 'awaiting_account_statement_check') return today;
  const day = dayAfterBank(statementSentAt(loan) ?? now);
  return day < today ? today : day;
}

/** Returns the chosen term, in months; null while it has to be chosen again, as when it no longer fits the lease. */
const chosenTerm = ({ status, next_step, pre_offer_term_frame: term }: OfLease): number | null =>
  status === 'uncompleted' && next_step === 'pre_offer' ? null : term;

/** Returns the day on which the validation of a statement ends that begins at an instant. */
const dayAfterBank = (from: Date): Day => dayInMexico(afterBusinessHours(from, BANK_VALIDATION_HOURS));

type LoanOfRepayment = Pick<Loan, 'status' | 'installments'> & Partial<Pick<Loan, 'history'>>;

/**
 * Returns the repayment of a loan: by its installments once it has them, else by its application. Undefined when neither is
 * known, as with an API whose lists have no installments.
 */
export function repaymentOfLoan(
  loan: LoanOfRepayment,
  application: OfLease | undefined,
  now: Date,
): Repayment | undefined {
  const { status, installments = [] } = loan;
  const [first] = installments;
  if (first === undefined)
    return (
      application &&
      expectedRepayment(application, chosenTerm(application), 'approved', earliestDepositOfLoan(loan, now))
    );
  const dueDates = installments.map(({ due_date }) => due_date).sort();
  const stage = status === 'liquidated' ? 'paid back' : 'deposited';
  return repaymentOf({ rent: pesos(first.total_amount), term: installments.length, dueDates, stage });
}

/** Returns whether an application is the one of a loan; each may name the other. */
export const isApplicationOf =
  ({ id, application_id }: Pick<Loan, 'id' | 'application_id'>) =>
  (application: Pick<Application, 'id' | 'loan_id'>): boolean =>
    application.id === application_id || application.loan_id === id;
