import { getTimezoneOffset } from 'date-fns-tz';
import { define } from 'superstruct';

const DAY_MS = 86_400_000;

declare const calendarDay: unique symbol;

/** A calendar day in Mexico City as `'yyyy-MM-dd'`. Not an instant: it has no time zone. Days compare as text. */
export type Day = string & { readonly [calendarDay]: true };

/**
 * Time zone of all rules: UTC−6, without daylight saving time since 30 October 2022, before which the product has no
 * instants. Not `America/Mexico_City`: browsers of that time, which still run the app, would add an hour in summer.
 */
export const HOURS_BEHIND_UTC = 6;
export const MEXICO_CITY = `Etc/GMT+${HOURS_BEHIND_UTC}`;

/**
 * Whether text is a day that exists; 30 February does not.
 * @example isDay('2026-02-30') // => false
 */
export function isDay(text: string): text is Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  return isDate(year, month, date);
}

/**
 * Whether year, month (1–12) and day of the month make a day that exists. Needed because `Date` rolls 30 February over.
 * @example isDate(2028, 2, 29) // => true
 */
export const isDate = (year: number, month: number, date: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);

/**
 * Returns text as a `Day`. Throws a `RangeError` when it is not a day that exists.
 * @example day('2026-11-21') // => '2026-11-21'
 */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

/** Superstruct schema of a day in a request or response. */
export const DayShape = define<Day>('Day', (value) => typeof value === 'string' && isDay(value));

/**
 * Returns the day in Mexico City at an instant: at 03:00 UTC on the 21st it is still the 20th.
 * @example dayInMexico(new Date('2026-11-21T03:00:00Z')) // => '2026-11-20'
 */
export const dayInMexico = (instant: Date): Day =>
  dayInUtc(instant.getTime() + getTimezoneOffset(MEXICO_CITY, instant));

/**
 * Returns the instant at which a day begins in Mexico City.
 * @example startOfDay('2026-11-21') // => new Date('2026-11-21T06:00:00Z')
 */
export function startOfDay(date: Day): Date {
  const midnightInUtc = new Date(`${date}T00:00:00Z`);
  return new Date(midnightInUtc.getTime() - getTimezoneOffset(MEXICO_CITY, midnightInUtc));
}

/**
 * Returns year, month (1–12) and day of the month (`date`).
 * @example partsOfDay('2026-11-21') // => { year: 2026, month: 11, date: 21 }
 */
export function partsOfDay(date: Day): { year: number; month: number; date: number } {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  return { year, month, date: dayOfMonth };
}

/**
 * Returns the day with these parts. Throws a `RangeError` when it does not exist.
 * @example dayOf(2026, 3, 7) // => '2026-03-07'
 */
export const dayOf = (year: number, month: number, date: number): Day =>
  day(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

/**
 * Returns the day a number of days later, or earlier when it is negative.
 * @example plusDays('2026-12-31', 1) // => '2027-01-01'
 */
export const plusDays = (date: Day, days: number): Day => dayInUtc(midnightInUtc(date) + days * DAY_MS);

/**
 * Adds months and clamps to the length of the month: 31 August plus 6 months is 28 or 29 February.
 * @example plusMonths('2026-08-31', 6) // => '2027-02-28'
 */
export function plusMonths(date: Day, months: number): Day {
  const { year, month, date: dayOfMonth } = partsOfDay(date);
  const monthsSinceYear0 = 12 * year + month - 1 + months;
  const laterYear = Math.floor(monthsSinceYear0 / 12);
  return clampedDay(laterYear, 1 + monthsSinceYear0 - 12 * laterYear, dayOfMonth);
}

/**
 * Returns the number of days from one day to another, negative when `to` is earlier.
 * @example daysBetween('2026-11-21', '2026-12-01') // => 10
 */
export const daysBetween = (from: Day, to: Day): number => (midnightInUtc(to) - midnightInUtc(from)) / DAY_MS;

/**
 * Returns the day of the week, from 1 for Monday to 7 for Sunday (s9-week-monday).
 * @example weekdayOf('2026-11-22') // => 7
 */
export const weekdayOf = (date: Day): number => new Date(midnightInUtc(date)).getUTCDay() || 7;

/**
 * Returns a day of a month, clamped to the length of the month.
 * @example clampedDay(2026, 2, 31) // => '2026-02-28'
 */
export const clampedDay = (year: number, month: number, date: number): Day =>
  dayOf(year, month, Math.min(date, daysIn(year, month)));

// `Date` takes the years 0 to 99 for 1900 to 1999. The calendar repeats every 400 years, so 2000 to 2399 stand for all.
const daysIn = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

// Days are calculated in UTC, where each has 24 hours. In the machine's own zone a day may be missing: 30 December 2011
// in Samoa.
const midnightInUtc = (date: Day): number => Date.parse(`${date}T00:00:00Z`);
const dayInUtc = (time: number): Day => day(new Date(time).toISOString().slice(0, 10));
