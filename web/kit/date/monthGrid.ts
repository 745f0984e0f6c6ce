import { clampedDay, type Day, dayOf, partsOfDay, plusDays, plusMonths, weekdayOf } from '#domain/calendar';

/** A month of a year, 1–12. */
export type Month = { readonly year: number; readonly month: number };

/** The month that a day is in. */
export const monthOf = (day: Day): Month => {
  const { year, month } = partsOfDay(day);
  return { year, month };
};

/** A place in the grid of a month; it holds no day where a week reaches into another month. */
export type Cell = { readonly place: number; readonly day: Day | undefined };

/** The weeks of a month, Monday first (ux A8). */
export function weeksOf({ year, month }: Month): Cell[][] {
  const first = dayOf(year, month, 1);
  const { date: length } = partsOfDay(plusDays(plusMonths(first, 1), -1));
  const lead = weekdayOf(first) - 1;
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, place) => ({
    place,
    day: place < lead || place >= lead + length ? undefined : dayOf(year, month, place - lead + 1),
  }));
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Within the limits, the nearest day. */
export const within = (day: Day, min: Day, max: Day): Day => (day < min ? min : day > max ? max : day);

/** The same day of the month in another month, or its last. */
export const sameDayIn = (day: Day, { year, month }: Month): Day => clampedDay(year, month, partsOfDay(day).date);

const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day) => plusDays(day, 1 - weekdayOf(day)),
  End: (day) => plusDays(day, 7 - weekdayOf(day)),
  PageUp: (day) => plusMonths(day, -1),
  PageDown: (day) => plusMonths(day, 1),
};

/** Where a key leads in the grid (ux A8; with shift, a page is a year); undefined for keys that mean nothing here. */
export function dayAfterKey(day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }): Day | undefined {
  if (shiftKey && key === 'PageUp') return plusMonths(day, -12);
  if (shiftKey && key === 'PageDown') return plusMonths(day, 12);
  return steps[key]?.(day);
}
