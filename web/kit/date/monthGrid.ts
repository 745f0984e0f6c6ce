import { clampedDay, type Day, dayOf, partsOfDay, plusDays, plusMonths, weekdayOf } from '#domain/calendar';

/** A month of a year, 1–12. */
export type Month = { readonly year: number; readonly month: number };

/** Returns the month of a day. */
export const monthOf = (day: Day): Month => {
  const { year, month } = partsOfDay(day);
  return { year, month };
};

/** A cell in the grid of a month; without a day where the week extends into another month. */
export type Cell = { readonly index: number; readonly day: Day | undefined };

/** Returns the weeks of a month, each from Monday to Sunday. */
export function weeksOf({ year, month }: Month): Cell[][] {
  const first = dayOf(year, month, 1);
  const { date: length } = partsOfDay(plusDays(plusMonths(first, 1), -1));
  const offset = weekdayOf(first) - 1;
  const cells = Array.from({ length: Math.ceil((offset + length) / 7) * 7 }, (_, index) => ({
    index,
    day: index < offset || index >= offset + length ? undefined : dayOf(year, month, index - offset + 1),
  }));
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Returns the day, or the nearer limit when it is outside. */
export const clampDay = (day: Day, min: Day, max: Day): Day => (day < min ? min : day > max ? max : day);

/** Returns the same day of another month, or that month's last day when it is shorter. */
export const sameDayInMonth = (day: Day, { year, month }: Month): Day => clampedDay(year, month, partsOfDay(day).date);

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

/** Returns the day to which a key moves from `day` (with Shift, a page is a year). Undefined for other keys. */
export function dayAfterKey(day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }): Day | undefined {
  if (shiftKey && key === 'PageUp') return plusMonths(day, -12);
  if (shiftKey && key === 'PageDown') return plusMonths(day, 12);
  return steps[key]?.(day);
}
