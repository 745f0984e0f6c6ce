import { type Day, plusDays, startOfDay } from '#domain/calendar';
import type { CaseFileDto } from '../dto.ts';

type LoanWithDueDates = {
  readonly installments: readonly Pick<CaseFileDto['loans'][number]['installments'][number], 'status' | 'due_date'>[];
};

/** Returns the due dates of installments that still wait for a proof and are not overdue, earliest first. */
export const unpaidDueDates = ({ loans }: { readonly loans: readonly LoanWithDueDates[] }): Day[] =>
  loans
    .flatMap(({ installments }) => installments)
    .filter(({ status }) => status === 'pending' || status === 'rejected')
    .map(({ due_date }) => due_date)
    .sort();

/** Returns the payment that has to be made next, as the owner's app names it: a late one before those to come. */
export const nextPayment = ({ loans }: { readonly loans: readonly LoanWithDueDates[] }) =>
  loans
    .flatMap(({ installments }) => installments)
    .filter(({ status }) => status === 'overdue' || status === 'pending' || status === 'rejected')
    .sort((a, b) => a.due_date.localeCompare(b.due_date))[0];

/** Returns how many payments are overdue and wait for a proof. */
export const overdueCount = ({ loans }: { readonly loans: readonly LoanWithDueDates[] }): number =>
  loans.flatMap(({ installments }) => installments).filter(({ status }) => status === 'overdue').length;

/** Returns the moment when an installment with this due date becomes overdue, as an ISO 8601 text. */
export const firstOverdueMoment = (due: Day): string => startOfDay(plusDays(due, 1)).toISOString();
