import type { Day } from '#domain/calendar';
import { overdueFrom } from '#domain/installment';
import type { CaseFileDto } from '../dto.ts';

type InstallmentDto = CaseFileDto['loans'][number]['installments'][number];

/** The loans of a case file, with what decides about their next payment. */
type Loans = {
  readonly loans: readonly { readonly installments: readonly Pick<InstallmentDto, 'status' | 'due_date'>[] }[];
};

const installmentsOf = ({ loans }: Loans, ...statuses: readonly InstallmentDto['status'][]) =>
  loans.flatMap(({ installments }) => installments).filter(({ status }) => statuses.includes(status));

/** Returns the due dates of installments that still wait for a proof and are not overdue, earliest first. */
export const unpaidDueDates = (file: Loans): Day[] =>
  installmentsOf(file, 'pending', 'rejected')
    .map(({ due_date }) => due_date)
    .sort();

/** Returns the payment that has to be made next, as the owner's app names it: a late one before those to come. */
export const nextPayment = (file: Loans) =>
  installmentsOf(file, 'overdue', 'pending', 'rejected').sort((a, b) => a.due_date.localeCompare(b.due_date))[0];

/** Returns the moment when an installment with this due date becomes overdue, as an ISO 8601 text. */
export const firstOverdueMoment = (due: Day): string => overdueFrom(due).toISOString();
