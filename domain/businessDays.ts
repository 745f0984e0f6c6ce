import { clampedDay, type Day, dayInMexico, dayOf, partsOfDay, plusDays, startOfDay, weekdayOf } from './calendar.ts';

const MONDAY = 1;
const SATURDAY = 6;
const HOUR = 3_600_000;

/**
 * Whether Mexico's banks work on a day: Monday to Friday except bank holidays.
 * @example isBusinessDay('2026-11-16') // => false
 */
export const isBusinessDay = (date: Day): boolean => weekdayOf(date) < SATURDAY && !isBankHoliday(date);

/**
 * Whether Mexico's banks close on a day for a holiday. Weekends do not count.
 * @example isBankHoliday('2026-12-25') // => true
 */
export function isBankHoliday(date: Day): boolean {
  const { year } = partsOfDay(date);
  return bankHolidays(year).includes(date);
}

/**
 * Returns the bank holidays of a year, unsorted.
 * @example bankHolidays(2026).length // => 11
 */
export function bankHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const holidays = [
    dayOf(year, 1, 1), // New Year
    nthMonday(year, 2, 1), // Constitution Day
    nthMonday(year, 3, 3), // Benito Juárez
    plusDays(easter, -3), // Maundy Thursday
    plusDays(easter, -2), // Good Friday
    dayOf(year, 5, 1), // Labour Day
    dayOf(year, 9, 16), // Independence Day
    dayOf(year, 11, 2), // Day of the Dead
    nthMonday(year, 11, 3), // Revolution Day
    dayOf(year, 12, 12), // Day of bank employees
    dayOf(year, 12, 25), // Christmas
  ];
  // The presidential inauguration: 1 October, every six years since 2024.
  if (year >= 2024 && (year - 2024) % 6 === 0) holidays.push(dayOf(year, 10, 1));
  return holidays;
}

/**
 * Returns the day itself if it is a business day, else the next one that is.
 * @example nextBusinessDay('2026-12-12') // => '2026-12-14'
 */
export function nextBusinessDay(date: Day): Day {
  let next = date;
  while (!isBusinessDay(next)) next = plusDays(next, 1);
  return next;
}

/**
 * Returns the instant at which a number of business hours has passed. Every clock hour of a business day in Mexico City
 * counts, so a business day has 24 of them.
 * @example afterBusinessHours(new Date('2026-11-13T18:00:00Z'), 24) // => new Date('2026-11-17T18:00:00Z')
 */
export function afterBusinessHours(from: Date, hours: number): Date {
  let remaining = hours * HOUR;
  let date = dayInMexico(from);
  let at = from.getTime();
  for (;;) {
    const end = startOfDay(plusDays(date, 1)).getTime();
    if (isBusinessDay(date)) {
      if (remaining <= end - at) return new Date(at + remaining);
      remaining -= end - at;
    }
    at = end;
    date = plusDays(date, 1);
  }
}

/**
 * Returns the day to promise for a deadline in business hours: the day of the last of those hours.
 * @example promisedDay(new Date('2026-11-13T18:00:00Z'), 24) // => '2026-11-17'
 */
export const promisedDay = (from: Date, hours: number): Day =>
  dayInMexico(new Date(afterBusinessHours(from, hours).getTime() - 1));

/** Business hours within which a bank statement is validated (s9-bank-hours). */
export const BANK_VALIDATION_HOURS = 24;
/** Business hours within which a payment is shown (s9-payment-hours). */
export const PAYMENT_HOURS = 72;

/** Hours, weekends included, within which a property is validated and the result e-mailed (s9-property-hours). */
export const PROPERTY_VALIDATION_HOURS = 72;

/**
 * Returns the instant by which the result of a property validation is promised.
 * @example propertyValidationDeadline(new Date('2026-11-13T18:00:00Z')) // => new Date('2026-11-16T18:00:00Z')
 */
export const propertyValidationDeadline = (from: Date): Date =>
  new Date(from.getTime() + PROPERTY_VALIDATION_HOURS * HOUR);

function nthMonday(year: number, month: number, nth: number): Day {
  const first = weekdayOf(clampedDay(year, month, 1));
  return dayOf(year, month, 1 + ((MONDAY - first + 7) % 7) + (nth - 1) * 7);
}

/**
 * Returns Easter Sunday of a Gregorian year: the anonymous (Meeus/Jones/Butcher) algorithm, with its usual variable
 * names.
 */
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
