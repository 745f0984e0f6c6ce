import { clampedDay, type Day, dayInMexico, dayOf, partsOfDay, plusDays, startOfDay, weekdayOf } from './calendar.ts';

const MONDAY = 1;
const SATURDAY = 6;
const HOUR = 3_600_000;

/** Whether Mexico's banks work on a day: Monday to Friday less the bank holidays (ux §7). */
export const isBusinessDay = (date: Day): boolean => weekdayOf(date) < SATURDAY && !isBankHoliday(date);

/** The days on which Mexico's banks close besides weekends. */
export function isBankHoliday(date: Day): boolean {
  const { year } = partsOfDay(date);
  return bankHolidays(year).includes(date);
}

/** The bank holidays of a year, in no order. */
export function bankHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const holidays = [
    dayOf(year, 1, 1),
    nthMonday(year, 2, 1),
    nthMonday(year, 3, 3),
    plusDays(easter, -3),
    plusDays(easter, -2),
    dayOf(year, 5, 1),
    dayOf(year, 9, 16),
    dayOf(year, 11, 2),
    nthMonday(year, 11, 3),
    dayOf(year, 12, 12),
    dayOf(year, 12, 25),
  ];
  // A new president takes office on 1 October, every six years since 2024.
  if (year >= 2024 && (year - 2024) % 6 === 0) holidays.push(dayOf(year, 10, 1));
  return holidays;
}

/** The day itself when banks work, else the next on which they do. */
export function nextBusinessDay(date: Day): Day {
  let next = date;
  while (!isBusinessDay(next)) next = plusDays(next, 1);
  return next;
}

/** The business day that lies a number of business days later. */
export function plusBusinessDays(date: Day, count: number): Day {
  let next = date;
  for (let left = count; left > 0; left -= 1) next = nextBusinessDay(plusDays(next, 1));
  return next;
}

/**
 * The instant at which a number of business hours has passed: clock hours that fall on business days,
 * 24 a day, on Mexico City's clock (ux §7).
 */
export function afterBusinessHours(from: Date, hours: number): Date {
  let left = hours * HOUR;
  let date = dayInMexico(from);
  let at = from.getTime();
  for (;;) {
    const end = startOfDay(plusDays(date, 1)).getTime();
    if (isBusinessDay(date)) {
      if (left <= end - at) return new Date(at + left);
      left -= end - at;
    }
    at = end;
    date = plusDays(date, 1);
  }
}

/** The day that a promise in business hours names: the one that holds the last of those hours (ux §7). */
export const promisedDay = (from: Date, hours: number): Day =>
  dayInMexico(new Date(afterBusinessHours(from, hours).getTime() - 1));

/** Business hours that a bank validation takes at most, and a payment to show (spec §9). */
export const BANK_VALIDATION_HOURS = 24;
export const PAYMENT_HOURS = 72;

/** Clock hours within which the property is validated and the result e-mailed (spec §9). */
export const PROPERTY_VALIDATION_HOURS = 72;

/** The instant by which the result of a property validation is promised. */
export const propertyValidationDeadline = (from: Date): Date =>
  new Date(from.getTime() + PROPERTY_VALIDATION_HOURS * HOUR);

function nthMonday(year: number, month: number, nth: number): Day {
  const first = weekdayOf(clampedDay(year, month, 1));
  return dayOf(year, month, 1 + ((MONDAY - first + 7) % 7) + (nth - 1) * 7);
}

/** Easter of the Gregorian calendar, by the anonymous (Meeus/Jones/Butcher) computus; the letters are the algorithm's own. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}
