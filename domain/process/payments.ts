import { type Day, dayInMexico, daysBetween } from '../calendar.ts';
import { beganAt, lastEntry } from '../history.ts';
import { type Installment, isPayable, isProofRejected, numbered, shownStatus } from '../installment.ts';
import type { Loan } from '../loan.ts';
import { type Centavos, minus, pesos } from '../money.ts';
import { type ProcessPromise, paymentPromise } from './promise.ts';

/** A monthly payment of a loan as its owner needs to know it. Days are undefined where the API does not tell them. */
export type Payment = {
  readonly loanId: string;
  readonly amount: Centavos;
  readonly due: Day;
  /** Its installment; undefined when the API's list of loans has only the summary of the next payment. */
  readonly installment?: PaymentInstallment | undefined;
};

/** A payment whose installment is known. */
export type MonthlyPayment = Payment & { readonly installment: PaymentInstallment };

type PaymentInstallment = {
  readonly id: string;
  /** 1 for the first month. */
  readonly month: number;
  /** `overdue` by today's date. */
  readonly status: Installment['status'];
  /** Why the last proof was rejected, and when. */
  readonly rejection?: { readonly reason: string | undefined; readonly on: Day | undefined } | undefined;
  /** By when the proof in validation is promised to be checked. */
  readonly promise?: ProcessPromise | undefined;
  /** When the proof was sent that is in validation or was approved. */
  readonly sentAt?: Date | undefined;
  /** The day on which the owner sent the proof that was approved, else that of the approval. */
  readonly paidOn?: Day | undefined;
};

/**
 * Returns the payments of a loan, earliest first. When the API's list has no installments, it is the next payment of the
 * summary alone, or none.
 */
export function paymentsOf(
  { id, installments, summary }: Pick<Loan, 'id' | 'installments' | 'summary'>,
  today: Day,
): Payment[] {
  const { missing_installment: next } = summary;
  if (!installments) return next ? [{ loanId: id, amount: pesos(next.amount), due: next.due_date }] : [];
  return monthlyPayments({ id, installments }, today);
}

/** Returns the payments of a loan whose installments are known, earliest first. */
export const monthlyPayments = (
  { id, installments = [] }: Pick<Loan, 'id' | 'installments'>,
  today: Day,
): MonthlyPayment[] =>
  numbered(installments)
    .map((installment) => paymentOf(id, installment, today))
    .sort((a, b) => daysBetween(b.due, a.due));

/** Returns the payment of an installment. */
export function paymentOf(
  loanId: string,
  installment: Installment & { readonly number: number },
  today: Day,
): MonthlyPayment {
  const { id, number: month, due_date: due, total_amount, history, rejection_reason } = installment;
  const status = shownStatus(installment, today);
  const [sent, rejected, approved] = (['in_validation', 'rejected', 'approved'] as const).map((it) =>
    beganAt(lastEntry(history, it)),
  );
  return {
    loanId,
    amount: pesos(total_amount),
    due,
    installment: {
      id,
      month,
      status,
      rejection: isProofRejected(installment)
        ? { reason: rejection_reason ?? undefined, on: dayOf(rejected) }
        : undefined,
      sentAt: status === 'in_validation' || status === 'approved' ? sent : undefined,
      promise: status === 'in_validation' ? paymentPromise(sent, today) : undefined,
      paidOn: status === 'approved' ? dayOf(sent ?? approved) : undefined,
    },
  };
}

/** Returns the day on which the last of some payments was made; undefined when the API does not tell it of each. */
export function lastPaidOn(payments: readonly MonthlyPayment[]): Day | undefined {
  const days = payments.map(({ installment }) => installment.paidOn);
  return days.includes(undefined) ? undefined : days.sort().at(-1);
}

const dayOf = (at: Date | undefined): Day | undefined => at && dayInMexico(at);

/** Whether a payment is late: the owner can act on it and its due date has passed. */
export const isLate = ({ due, installment }: Payment, today: Day): boolean =>
  due < today && (installment === undefined || isPayable(installment));

/** The payments of a loan by what they ask of the owner; each list begins with the earliest. */
export type PaymentSituation = {
  readonly late: readonly Payment[];
  /** Rejected, and not yet due. */
  readonly rejected: readonly MonthlyPayment[];
  /** To be paid, and neither late nor rejected. */
  readonly open: readonly Payment[];
  readonly inValidation: readonly MonthlyPayment[];
  /** The earliest that the owner can act on, else the earliest in validation (s3-loan-next-installment). */
  readonly next: Payment | undefined;
};

/** Sorts the payments of a loan by what they ask of the owner. */
export function paymentSituation(loan: Pick<Loan, 'id' | 'installments' | 'summary'>, today: Day): PaymentSituation {
  const all = paymentsOf(loan, today);
  const payable = all.filter(({ installment }) => installment === undefined || isPayable(installment));
  const late = payable.filter((payment) => isLate(payment, today));
  const early = payable.filter((payment) => !isLate(payment, today));
  const inValidation = all.filter(hasInstallment).filter(({ installment }) => installment.status === 'in_validation');
  return {
    late,
    rejected: early.filter(hasInstallment).filter(({ installment }) => installment.rejection),
    open: early.filter(({ installment }) => !installment?.rejection),
    inValidation,
    next: payable[0] ?? inValidation[0],
  };
}

const hasInstallment = (payment: Payment): payment is MonthlyPayment => payment.installment !== undefined;

/** Returns what is left to pay: the amount without the approved payments. */
export const remainingDebt = ({ amount, summary }: Pick<Loan, 'amount' | 'summary'>): Centavos =>
  minus(pesos(amount), pesos(summary.total_paid_amount));
