import { type Infer, nullable, number, optional, string, type } from 'superstruct';
import { nextBusinessDay } from './businessDays.ts';
import { clampedDay, type Day, DayShape, partsOfDay, plusMonths } from './calendar.ts';
import { type Centavos, minus, times } from './money.ts';
import { type Rules, required } from './rules.ts';
import type { StatusRow } from './statuses.ts';
import type { Transitions } from './transitions.ts';
import { type FormOrPayload, UploadedFile } from './uploadedFile.ts';

/** Statuses that are kept. Overdue is derived from the day, and 'outdated' only ever comes from the real API. */
export type StoredInstallmentStatus = 'pending' | 'in_validation' | 'approved' | 'rejected';
export type InstallmentStatus = StoredInstallmentStatus | 'overdue' | 'outdated';

export type InstallmentRow = StatusRow & {
  /** Whether a proof may be uploaded (contract §3). */
  readonly payable: boolean;
};

/** Labels and the badge colours that the specification fixes (§4). */
export const installmentStatuses: Readonly<Record<InstallmentStatus, InstallmentRow>> = {
  overdue: { label: 'Overdue', tone: 'black', payable: true },
  pending: { label: 'Pending', tone: 'blue', payable: true },
  rejected: { label: 'Rejected', tone: 'red', payable: true },
  approved: { label: 'Approved', tone: 'green', payable: false },
  in_validation: { label: 'In validation', tone: 'yellow', payable: false },
  outdated: { label: 'Outdated', tone: 'neutral', payable: true },
};

/** `proof` is the owner's upload, the others are the back office's (contract §5). */
export type InstallmentTransition = 'proof' | 'approve' | 'reject';
export const installmentTransitions: Transitions<InstallmentStatus, InstallmentTransition> = {
  proof: { from: ['pending', 'overdue', 'rejected'], to: 'in_validation' },
  approve: { from: ['in_validation'], to: 'approved' },
  reject: { from: ['in_validation'], to: 'rejected' },
};

/** An installment as the API tells of it (spec §3); the amount in pesos. */
export const Installment = type({
  id: string(),
  status: string(),
  due_date: DayShape,
  total_amount: number(),
  loan_id: optional(string()),
  number: optional(number()),
  rejection_reason: optional(nullable(string())),
  file: optional(nullable(UploadedFile)),
});
export type Installment = Infer<typeof Installment>;

/** PUT /api/installments/{id}/upload-file: the proof by its id. */
export const Proof = type({ file: string() });
export type Proof = Infer<typeof Proof>;
export type ProofForm = { file: UploadedFile | null };

/** The same for what the form holds and for what is sent. */
export const proofRules: Rules<FormOrPayload<Proof, 'file'>> = { file: [required('Proof image required')] };

/** Overdue from the day after the due date, while it is pending or rejected (contract §4). */
export const isOverdue = ({ status, due_date }: Pick<Installment, 'status' | 'due_date'>, today: Day): boolean =>
  (status === 'pending' || status === 'rejected') && due_date < today;

/** The status that is shown and told: what is kept, or overdue. */
export const shownStatus = <Status extends string>(
  installment: { readonly status: Status; readonly due_date: Day },
  today: Day,
): Status | 'overdue' => (isOverdue(installment, today) ? 'overdue' : installment.status);

/** Whether the owner may pay it: neither approved nor under review; an unknown status may not (spec §2). */
export const isPayable = ({ status }: Pick<Installment, 'status'>): boolean =>
  Object.hasOwn(installmentStatuses, status) && installmentStatuses[status as InstallmentStatus].payable;

/**
 * The installments of a loan, first to last: one a month from the month after disbursement, each the monthly rent, due on
 * the lease's day of the month clamped to the month's length and moved to the next bank business day; the last one takes
 * the rounding, so that together they are the amount (contract §4).
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
