import { type Day, day } from '#domain/calendar';
import type { OwnerFileDto } from '../dto.ts';

/** Returns the due dates of installments that still wait for a proof and are not overdue, earliest first. */
export const unpaidDays = ({ loans }: Pick<OwnerFileDto, 'loans'>): Day[] =>
  loans
    .flatMap(({ installments }) => installments)
    .filter(({ status }) => status === 'pending' || status === 'rejected')
    .map(({ due_date }) => day(due_date))
    .sort();
