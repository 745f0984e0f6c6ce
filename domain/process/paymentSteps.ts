import { type Day, dayInMexico } from '../calendar.ts';
import { beganAt, lastEntry } from '../history.ts';
import { type Installment, isPayable, isProofRejected, numbered } from '../installment.ts';
import type { Loan } from '../loan.ts';
import { pesos } from '../money.ts';
import { certain } from './figure.ts';
import { isLate, type MonthlyPayment, monthlyPayments } from './payments.ts';
import { type StatusEntry, statusEntries } from './statusEntries.ts';
import { type ProcessStep, step } from './step.ts';

type LoanWithPayments = Pick<Loan, 'id' | 'installments' | 'summary' | 'status' | 'history'>;

/** Returns the payments of a loan whose money was deposited: those that were made, those of now and those to come. */
export function paymentSteps(loan: LoanWithPayments, now: Date): ProcessStep[] {
  const { installments = [], summary, status, history } = loan;
  if (status === 'liquidated') {
    const at = beganAt(lastEntry(history, status));
    return [...pastPayments(installments), step('liquidate', 'done', { at })];
  }
  const next = summary.missing_installment;
  // A loan without its installments: only the next payment is known.
  if (installments.length === 0) {
    return next ? [step('pay', 'current', { day: certain(next.due_date), amount: certain(pesos(next.amount)) })] : [];
  }
  const payments = monthlyPayments(loan, dayInMexico(now));
  const last = payments.at(-1);
  const open = openPayments(payments, dayInMexico(now));
  return [...pastPayments(installments), ...open, step('liquidate', 'next', { day: last && certain(last.due) })];
}

/** Returns the proofs and the answers to them: by time, or month by month where the API tells no histories. */
function pastPayments(installments: readonly Installment[]): ProcessStep[] {
  const steps = numbered(installments).flatMap(pastOf);
  const isDated = steps.every(({ at }) => at !== undefined);
  return isDated ? steps.sort((a, b) => Number(a.at) - Number(b.at)) : steps;
}

function pastOf({ number: month, status, history, rejection_reason, total_amount }: Installment): ProcessStep[] {
  const entries = entriesOf({ status, history, rejection_reason });
  return entries.flatMap(({ status, at, reason }, i): ProcessStep[] => {
    const isAgain = entries.slice(0, i).some((entry) => entry.status === 'in_validation');
    if (status === 'in_validation') return [step('send_proof', 'done', { at, month, isAgain })];
    if (status === 'approved')
      return [step('check_payment', 'done', { at, month, amount: certain(pesos(total_amount)) })];
    if (status !== 'rejected') return [];
    return [step('check_payment', 'rejected', { at, month, reason: reason ?? rejection_reason ?? undefined })];
  });
}

/** Returns the statuses that an installment has had. */
function entriesOf({
  status,
  history,
  rejection_reason,
}: Pick<Installment, 'status' | 'history' | 'rejection_reason'>): readonly StatusEntry<Installment['status']>[] {
  const sent = { status: 'in_validation' } as const;
  const decision = isProofRejected({ status, rejection_reason })
    ? 'rejected'
    : status === 'approved'
      ? status
      : undefined;
  const isSent = decision !== undefined || status === sent.status;
  const path = [...(isSent ? [sent] : []), ...(decision ? [{ status: decision } as const] : [])];
  // The status itself is not appended to a history: `overdue` is derived and never an entry.
  return statusEntries({ history, status: history?.at(-1)?.status ?? status, path });
}

/**
 * Returns the payments that are not approved, by due date. Those in validation, late or rejected are of now, and without
 * one that the owner can pay now, the next one is.
 */
function openPayments(payments: readonly MonthlyPayment[], today: Day): ProcessStep[] {
  const open = payments.filter(({ installment }) => installment.status !== 'approved');
  const payable = open.filter(({ installment }) => isPayable(installment));
  const urgent = payable.filter(({ installment }) => installment.status !== 'pending');
  const toPay = urgent.length > 0 ? urgent : payable.slice(0, 1);
  const steps = open.map((payment) => {
    const { month, status, promise, rejection } = payment.installment;
    if (status === 'in_validation') return step('check_payment', 'current', { month, promise });
    if (!isPayable(payment.installment)) return step('proceed', 'current', { month });
    const details = {
      month,
      day: certain(payment.due),
      amount: certain(payment.amount),
      isOverdue: isLate(payment, today),
    };
    // After a rejected proof the owner may have paid: asking for the payment again would make them transfer twice.
    if (rejection) return step('send_proof', 'current', { ...details, isAgain: true });
    return step('pay', toPay.includes(payment) ? 'current' : 'next', details);
  });
  // What happens now comes before what is to come, whatever its due date.
  return [...steps.filter(({ state }) => state === 'current'), ...steps.filter(({ state }) => state !== 'current')];
}
