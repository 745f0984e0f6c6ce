import { PAYMENT_HOURS } from '../businessDays.ts';
import { dayInMexico } from '../calendar.ts';
import { beganAt, lastEntry } from '../history.ts';
import { type Installment, isPayable, numbered } from '../installment.ts';
import type { Loan } from '../loan.ts';
import { pesos } from '../money.ts';
import { type StatusEntry, statusEntries } from './statusEntries.ts';
import { businessPromise, type ProcessStep, step } from './step.ts';

/** Returns the payments of a loan whose money was deposited: those that were made, those of now and those to come. */
export function paymentSteps(
  { installments = [], summary, status, history }: Pick<Loan, 'installments' | 'summary' | 'status' | 'history'>,
  now: Date,
): ProcessStep[] {
  if (status === 'liquidated') {
    const at = beganAt(lastEntry(history, status));
    return [...pastPayments(installments), step('liquidate', 'done', { at })];
  }
  const next = summary.missing_installment;
  // A loan without its installments: only the next payment is known.
  if (installments.length === 0) {
    return next ? [step('pay', 'current', { day: next.due_date, amount: pesos(next.amount) })] : [];
  }
  const open = openPayments(numbered(installments), now);
  const last = installments
    .map(({ due_date }) => due_date)
    .sort()
    .at(-1);
  return [...pastPayments(installments), ...open, step('liquidate', 'next', { day: last })];
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
    if (status === 'approved') return [step('check_payment', 'done', { at, month, amount: pesos(total_amount) })];
    if (status !== 'rejected') return [];
    return [step('check_payment', 'refused', { at, month, reason: reason ?? rejection_reason ?? undefined })];
  });
}

/** Returns whether the last proof was rejected: such an installment may be shown as overdue, with its reason. */
const isRejected = ({ status, rejection_reason }: Pick<Installment, 'status' | 'rejection_reason'>): boolean =>
  status === 'rejected' || (status === 'overdue' && Boolean(rejection_reason));

/** Returns the statuses that an installment has had. */
function entriesOf({
  status,
  history,
  rejection_reason,
}: Pick<Installment, 'status' | 'history' | 'rejection_reason'>): readonly StatusEntry<Installment['status']>[] {
  const sent = { status: 'in_validation' } as const;
  const decision = isRejected({ status, rejection_reason }) ? 'rejected' : status === 'approved' ? status : undefined;
  const isSent = decision !== undefined || status === sent.status;
  const path = [...(isSent ? [sent] : []), ...(decision ? [{ status: decision } as const] : [])];
  // The status itself is not appended to a history: `overdue` is derived and never an entry.
  return statusEntries({ history, status: history?.at(-1)?.status ?? status, path });
}

/**
 * Returns the payments that are not approved, by due date. Those in validation, late or rejected are of now, and without
 * one that the owner can pay now, the next one is.
 */
function openPayments(installments: readonly Installment[], now: Date): ProcessStep[] {
  const open = installments
    .filter(({ status }) => status !== 'approved')
    .sort((a, b) => a.due_date.localeCompare(b.due_date));
  const isUrgent = (installment: Installment) => isPayable(installment) && installment.status !== 'pending';
  const toPay = open.some(isUrgent) ? open.filter(isUrgent) : open.filter(isPayable).slice(0, 1);
  const steps = open.map((installment) => {
    const { number: month, due_date: day, status } = installment;
    const details = { month, day, amount: pesos(installment.total_amount) };
    if (status === 'in_validation') {
      const from = beganAt(lastEntry(installment.history, status));
      const promise = businessPromise(from, PAYMENT_HOURS, now);
      return step('check_payment', 'current', { month, promise });
    }
    if (!isPayable(installment)) return step('proceed', 'current', { month });
    const isOverdue = day < dayInMexico(now);
    // After a rejected proof the owner may have paid: asking for the payment again would make them transfer twice.
    if (isRejected(installment)) return step('send_proof', 'current', { ...details, isOverdue, isAgain: true });
    return step('pay', toPay.includes(installment) ? 'current' : 'next', { ...details, isOverdue });
  });
  // What happens now comes before what is to come, whatever its due date.
  return [...steps.filter(({ state }) => state === 'current'), ...steps.filter(({ state }) => state !== 'current')];
}
