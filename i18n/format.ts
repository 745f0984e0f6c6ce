import { type Day, dayInMexico, HOURS_BEHIND_UTC, MEXICO_CITY, partsOfDay } from '#domain/calendar';
import type { Centavos } from '#domain/money';
import * as commonTexts from '#i18n/es-MX/common';

const pesosFormat = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** Formats an amount: `1500000` centavos → `'$15,000.00'` (s9-currency). */
export const money = (centavos: Centavos): string => pesosFormat.format(centavos / 100);

/** The same without the cents when there are none: `1500000` → `'$15,000'`. For the stage's header, not for the product. */
export const shortMoney = (centavos: Centavos): string => money(centavos).replace(/\.00$/, '');

/**
 * Returns a function that calls `create` once for each argument and then returns the same formatter: a new one takes up
 * to 10 ms on a slow phone.
 */
function createOnce<Key, Format>(create: (key: Key) => Format): (key: Key) => Format {
  const formats = new Map<Key, Format>();
  return (key) => {
    const format = formats.get(key) ?? create(key);
    formats.set(key, format);
    return format;
  };
}

/** Formats a percentage without a space, as usual in Mexico: `33` → `'33%'`, with one decimal `134` → `'134.0%'`. */
export const percent = (value: number, decimals?: number): string => `${percentFormat(decimals).format(value)}%`;

const percentFormat = createOnce(
  (decimals: number | undefined) =>
    new Intl.NumberFormat('es-MX', { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 1 }),
);

/** Returns a day's name of its month or weekday. A day has no time zone: it is formatted as its midnight in UTC. */
function nameOf(day: Day, part: 'month' | 'weekday'): string {
  const { year, month, date } = partsOfDay(day);
  const midnight = Date.UTC(year, month - 1, date);
  return nameFormat(part).format(midnight);
}

const nameFormat = createOnce(
  (part: 'month' | 'weekday') => new Intl.DateTimeFormat('es-MX', { [part]: 'long', timeZone: 'UTC' }),
);

/** The three letters of a Spanish month or weekday; the short names of browsers differ ("sep", "sept."). */
const shortNameOf = (day: Day, part: 'month' | 'weekday'): string => nameOf(day, part).slice(0, 3);

/** Formats a day as `dd LLL yyyy`: `'05 ene 2027'` (s9-dates-spanish). */
export const shortDay = (day: Day): string => {
  const [year, , date] = day.split('-');
  return `${date} ${shortNameOf(day, 'month')} ${year}`;
};

/** Formats a day with its weekday: `'mié 25 nov 2026'`. */
export const weekdayAndDay = (day: Day): string => `${shortNameOf(day, 'weekday')} ${shortDay(day)}`;

/** Formats a day in words: `'martes 5 de enero de 2027'`. */
export function longDay(day: Day): string {
  const { year, date } = partsOfDay(day);
  return `${nameOf(day, 'weekday')} ${date} de ${nameOf(day, 'month')} de ${year}`;
}

const hourFormat = new Intl.DateTimeFormat('es-MX', {
  timeZone: MEXICO_CITY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats the time of an instant in Mexico City: `'19:56'`. For those who know its zone; owners read `hour`. */
export const centralHour = (instant: Date): string => hourFormat.format(instant);

/** Formats day and time of an instant in Mexico City: `'lun 23 nov 2026, 19:56'`. Owners read `dayAndTime`. */
export const centralDayAndTime = (instant: Date): string =>
  `${weekdayAndDay(dayInMexico(instant))}, ${centralHour(instant)}`;

/** Adds the name of the time zone where the clock of this device shows another time at the instant. */
const forThisDevice = (time: string, instant: Date): string =>
  instant.getTimezoneOffset() === HOURS_BEHIND_UTC * 60 ? time : commonTexts.centralTime({ time });

/** Formats the time of an instant in Mexico City: `'19:56'`, on a phone in Tijuana `'19:56 (hora del centro)'`. */
export const hour = (instant: Date): string => forThisDevice(centralHour(instant), instant);

/** Formats day and time of an instant in Mexico City, with the zone as `hour`: `'lun 23 nov 2026, 19:56'`. */
export const dayAndTime = (instant: Date): string => forThisDevice(centralDayAndTime(instant), instant);

/** Formats a phone number, complete or not: `'5512345678'` → `'+52 (55) 1234-5678'`. */
export { maskedPhone } from '#domain/identifiers/phone';
