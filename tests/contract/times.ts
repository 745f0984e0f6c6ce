import { is } from 'superstruct';
import type { Shape } from '../../domain/api/apiCall.ts';
import { InstantShape } from '../../domain/api/instant.ts';
import { DayShape } from '../../domain/calendar.ts';
import { Loan } from '../../domain/loan.ts';
import { shown } from './shapeFindings.ts';

/** Fields that are instants or days, wherever they are; the app leaves out what it cannot read, or the form is empty. */
const TIMES: readonly { field: RegExp; shape: Shape; needed: string }[] = [
  { field: /(^|_)at$/, shape: InstantShape, needed: "an instant with its offset, '2026-07-24T02:00:00-06:00'" },
  { field: /_date$|^birthdate$|^retry_from$/, shape: DayShape, needed: "'yyyy-MM-dd'" },
];

/** Returns a sentence for each day and instant that is not written as one, by its path without places in lists. */
export function wrongTimesIn(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => wrongTimesIn(part, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => {
    const at = [...path, field];
    const time = typeof part === 'string' && TIMES.find((it) => it.field.test(field));
    if (!time) return wrongTimesIn(part, at);
    return is(part, time.shape) ? [] : [`\`${at.join('.')}\` is ${shown(part)}; the app needs ${time.needed}`];
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
