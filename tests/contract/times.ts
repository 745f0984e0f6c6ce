import { is } from 'superstruct';
import { isDay } from '../../domain/calendar.ts';
import { Loan } from '../../domain/loan.ts';
import { InstantShape } from '../../domain/readable.ts';
import { shown } from './shapeFindings.ts';

/** Fields that are days, wherever they are, also where the app takes any text. Instants have a shape. */
const DAYS = /_date$|^birthdate$|^retry_from$/;

/** Returns a sentence for each day that is not written as one, by its path without places in lists. */
export function wrongDaysIn(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => wrongDaysIn(part, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => {
    const at = [...path, field];
    if (typeof part !== 'string' || !DAYS.test(field)) return wrongDaysIn(part, at);
    return isDay(part) ? [] : [`\`${at.join('.')}\` is ${shown(part)}; the app needs 'yyyy-MM-dd'`];
  });
}

/** Returns what is wrong with the order of records: the newest is first, and the earliest payment of a loan. */
export function wrongOrderOf(records: readonly unknown[]): string[] {
  const begun = records.map(beginOf).filter((it) => it !== undefined);
  const newest = begun.every((time, i) => i === 0 || time <= Number(begun[i - 1]));
  const payments = records.filter((it) => is(it, Loan)).map(({ installments = [] }) => installments);
  const earliest = payments.every((list) =>
    list.every((it, i) => i === 0 || it.due_date >= String(list[i - 1]?.due_date)),
  );
  return [
    ...(newest ? [] : ['the list begins with an older record; the app needs the newest first']),
    ...(earliest ? [] : ['`installments` begin with a later one; the app needs the earliest first']),
  ];
}

/** Returns when a record began, in ms, as far as it says so. */
function beginOf(record: unknown): number | undefined {
  const { created_at, at, history } = Object(record) as Record<string, unknown>;
  const first = Array.isArray(history) ? Object(history[0]).at : undefined;
  const begin = created_at ?? at ?? first;
  return is(begin, InstantShape) ? Date.parse(begin) : undefined;
}
