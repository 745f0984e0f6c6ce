import { addDays, addMonths, differenceInCalendarDays, getDaysInMonth } from 'date-fns';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { define } from 'superstruct';

declare const calendarDay: unique symbol;

/** A calendar day of Mexico City, `'yyyy-MM-dd'`; no instant, so it is the same day everywhere (contract §3). Compares as text. */
export type Day = string & { readonly [calendarDay]: true };

/** All rules live by this clock: UTC−6, no daylight saving since 30 October 2022 (ux §7). */
export const MEXICO_CITY = 'America/Mexico_City';

/** Whether text is a day that exists: 30 February does not. */
export function isDay(text: string): text is Day {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return false;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  return isDate(year, month, date);
}

/** Whether a day of a month exists in that year. JavaScript rolls 30 February over, so the parts are checked. */
export const isDate = (year: number, month: number, date: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);

/** Text that is known to be a day; throws a RangeError on anything else. */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

/** The wire's shape of a day. */
export const DayShape = define<Day>('Day', (value) => typeof value === 'string' && isDay(value));

/** The day that it is in Mexico City at an instant: 03:00 UTC on the 21st is still the 20th there. */
export const dayInMexico = (instant: Date): Day => formatInTimeZone(instant, MEXICO_CITY, 'yyyy-MM-dd') as Day;

/** The instant at which a day begins in Mexico City. */
export const startOfDay = (date: Day): Date => fromZonedTime(`${date}T00:00:00`, MEXICO_CITY);

/** Year, month (1–12) and day of the month. */
export function partsOfDay(date: Day): { year: number; month: number; date: number } {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  return { year, month, date: dayOfMonth };
}

/** The day of these parts; throws a RangeError when there is none. */
export const dayOf = (year: number, month: number, date: number): Day =>
  day(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

export const plusDays = (date: Day, days: number): Day => fromLocal(addDays(toLocal(date), days));

/** Month steps clamp to the month's length: 31 August + 6 months is 28 or 29 February (contract §4). */
export const plusMonths = (date: Day, months: number): Day => fromLocal(addMonths(toLocal(date), months));

/** Whole days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => differenceInCalendarDays(toLocal(to), toLocal(from));

/** 1 Monday … 7 Sunday: weeks start on Monday (spec §9). */
export const weekdayOf = (date: Day): number => toLocal(date).getDay() || 7;

/** A day of the given month, clamped to the month's length. */
export const clampedDay = (year: number, month: number, date: number): Day =>
  dayOf(year, month, Math.min(date, daysIn(year, month)));

// The calendar repeats every 400 years; as it is, JavaScript would take the years 0 to 99 for 1900 to 1999.
const daysIn = (year: number, month: number): number => getDaysInMonth(new Date(2000 + (year % 400), month - 1));

// date-fns counts on the process's own midnight; both ways go through local parts, so the zone never shows.
function toLocal(date: Day): Date {
  const { year, month, date: dayOfMonth } = partsOfDay(date);
  const local = new Date(2000, month - 1, dayOfMonth);
  // Set apart: the constructor takes the years 0 to 99 for 1900 to 1999.
  local.setFullYear(year, month - 1, dayOfMonth);
  return local;
}

const fromLocal = (date: Date): Day => dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
