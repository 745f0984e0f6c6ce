import { type Day, day } from '#domain/calendar';
import type { OwnerFileDto } from '../dto.ts';

/** Due dates of what an owner has not paid and sent no proof of, the earliest first; overdue ones are no longer among them. */
export const unpaidDays = ({ loans }: Pick<OwnerFileDto, 'loans'>): Day[] =>
  loans
    .flatMap(({ installments }) => installments)
    .filter(({ status }) => status === 'pending' || status === 'rejected')
    .map(({ due_date }) => day(due_date))
    .sort();
