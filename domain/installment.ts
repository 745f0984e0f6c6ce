import { type Infer, nullable, optional, string, type } from 'superstruct';
import { nextBusinessDay } from './businessDays.ts';
import { clampedDay, type Day, DayShape, partsOfDay, plusDays, plusMonths, startOfDay } from './calendar.ts';
import { historyOf } from './history.ts';
import { type Centavos, minus, times } from './money.ts';
import { CountShape, ifReadable, known, PesosShape } from './readable.ts';
import { type Rules, required } from './rules.ts';
import type { Transitions } from './transitions.ts';
import { type FormOrPayload, UploadedFile } from './uploadedFile.ts';

/** Statuses that are stored. */
export const storedInstallmentStatuses = ['pending', 'in_validation', 'approved', 'rejected'] as const;
export type StoredInstallmentStatus = (typeof storedInstallmentStatuses)[number];

/** All statuses. `overdue` is derived from the due date; `outdated` is only sent by the real API. */
export const installmentStatuses = [...storedInstallmentStatuses, 'overdue', 'outdated'] as const;
export type InstallmentStatus = (typeof installmentStatuses)[number];

/** `proof` is the owner's upload of a proof of payment; the back office does the others. */
export type InstallmentTransition = 'proof' | 'approve' | 'reject';
export const installmentTransitions: Transitions<InstallmentStatus, InstallmentTransition> = {
  proof: { from: ['pending', 'overdue', 'rejected', 'outdated'], to: 'in_validation' },
  approve: { from: ['in_validation'], to: 'approved' },
  reject: { from: ['in_validation'], to: 'rejected' },
};

export const InstallmentHistory = historyOf(installmentStatuses);

/** An installment as the API returns it; the amount in pesos. */
export const Installment = type({
  id: string(),
  status: known(installmentStatuses),
  due_date: DayShape,
  total_amount: PesosShape,
  loan_id: ifReadable(optional(string())),
  number: ifReadable(optional(CountShape)),
  rejection_reason: ifReadable(optional(nullable(string()))),
  file: ifReadable(optional(nullable(UploadedFile))),
  history: ifReadable(optional(InstallmentHistory)),
});
export type Installment = Infer<typeof Installment>;

/** Returns the installments of a loan with their numbers, 1 for the first month; an API may leave them out. */
export const numbered = <Item extends Pick<Installment, 'number'>>(
  installments: readonly Item[],
): (Item & { readonly number: number })[] =>
  installments.map((installment, i) => ({ ...installment, number: installment.number ?? i + 1 }));

/** Body of PUT /api/installments/{id}/upload-file: the proof by its file id. */
export const Proof = type({ file: string() });
export type Proof = Infer<typeof Proof>;
export type ProofForm = { file: UploadedFile | null };

/** Rules for the proof, both in the form and in the request body. */
export const proofRules: Rules<FormOrPayload<Proof, 'file'>> = { file: [required('Proof image required')] };

/** Whether an installment is overdue: its due date has passed and it is pending or rejected. */
export const isOverdue = ({ status, due_date }: Pick<Installment, 'status' | 'due_date'>, today: Day): boolean =>
  (status === 'pending' || status === 'rejected') && due_date < today;

/**
 * Returns the instant from which an installment with this due date is overdue: the start of the day after.
 * @example overdueFrom('2026-11-13') // => new Date('2026-11-14T06:00:00Z')
 */
export const overdueFrom = (due: Day): Date => startOfDay(plusDays(due, 1));

/** Whether the last proof was rejected. Such an installment may be shown as overdue, with its reason. */
export const isProofRejected = ({
  status,
  rejection_reason,
}: Pick<Installment, 'status' | 'rejection_reason'>): boolean =>
  status === 'rejected' || (status === 'overdue' && Boolean(rejection_reason));

/** Returns the status to show: `'overdue'` or the stored one. */
export const shownStatus = <Status extends Installment['status']>(
  installment: { readonly status: Status; readonly due_date: Day },
  today: Day,
): Status | 'overdue' => (isOverdue(installment, today) ? 'overdue' : installment.status);

/**
 * Whether the owner may upload a proof of payment: not when the installment is approved or in validation
 * (s2-loan-detail-disabled), nor when its status is unknown.
 */
export const isPayable = ({ status }: Pick<Installment, 'status'>): boolean => payableStatuses.includes(status);

const payableStatuses: readonly Installment['status'][] = installmentTransitions.proof.from;

/**
 * Returns the installments of a loan, first to last: one a month from the month after disbursement, each of the monthly
 * rent. Each is due on the day of the month on which the lease started, clamped to the length of the month and moved to
 * the next bank business day. The last one takes the rounding difference, so that they add up to `amount`.
 * @example installmentPlan({ amount: 100, rent: 100, term: 1, leaseStart: '2026-01-31', disbursedOn: '2026-10-20' })
 * // => [{ number: 1, due_date: '2026-11-30', total_amount: 100 }]
 */
export function installmentPlan({
  amount,
  rent,
  term,
  leaseStart,
  disbursedOn,
}: {
  amount: Centavos;
  rent: Centavos;
  term: number;
  leaseStart: Day;
  disbursedOn: Day;
}): { number: number; due_date: Day; total_amount: Centavos }[] {
  const { date } = partsOfDay(leaseStart);
  return Array.from({ length: term }, (_, i) => {
    const { year, month } = partsOfDay(plusMonths(disbursedOn, i + 1));
    return {
      number: i + 1,
      due_date: nextBusinessDay(clampedDay(year, month, date)),
      total_amount: i + 1 < term ? rent : minus(amount, times(rent, term - 1)),
    };
  });
}

/**
 * Returns the number of the receipt of an approved payment: of loan 4, month 3 it is `'0004-03'`.
 * @example paymentReceiptNumber({ loanId: '4', month: 3 }) // => '0004-03'
 */
export const paymentReceiptNumber = ({ loanId, month }: { loanId: string; month: number }): string =>
  `${loanId.padStart(4, '0')}-${String(month).padStart(2, '0')}`;
