import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { type Day, dayInMexico, MEXICO_CITY, partsOfDay } from '#domain/calendar';
import type { Centavos } from '#domain/money';

const pesosFormat = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** Formats an amount: `1500000` centavos → `'$15,000.00'` (s9-currency). */
export const money = (centavos: Centavos): string => pesosFormat.format(centavos / 100);

/** Formats a percentage without a space, as usual in Mexico: `33` → `'33%'`, with one decimal `134` → `'134.0%'`. */
export const percent = (value: number, decimals?: number): string => {
  const digits = decimals === undefined ? { maximumFractionDigits: 1 } : fixed(decimals);
  return `${new Intl.NumberFormat('es-MX', digits).format(value)}%`;
};

const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

// Made from its parts: parsed as text, a day would be midnight UTC, which is the day before in Mexico.
const localDate = (day: Day): Date => {
  const { year, month, date } = partsOfDay(day);
  return new Date(year, month - 1, date);
};

/** Formats a day as `dd LLL yyyy`: `'05 ene 2027'` (s9-dates-spanish). */
export const shortDay = (day: Day): string => format(localDate(day), 'dd LLL yyyy', { locale: es });

/** Formats a day in words: `'martes 5 de enero de 2027'`. */
export const longDay = (day: Day): string => format(localDate(day), "EEEE d 'de' LLLL 'de' yyyy", { locale: es });

// `Intl` instead of date-fns-tz, which converts to the local time zone, where daylight saving time may skip the hour.
const hourFormat = new Intl.DateTimeFormat('es-MX', {
  timeZone: MEXICO_CITY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats the time of an instant in Mexico City: `'19:56'`. */
export const hour = (instant: Date): string => hourFormat.format(instant);

/** Formats day and time of an instant in Mexico City: `'lun 23 nov 2026, 19:56'`. */
export const dayAndTime = (instant: Date): string =>
  `${format(localDate(dayInMexico(instant)), 'EEE dd LLL yyyy', { locale: es })}, ${hour(instant)}`;

/** Formats a phone number, complete or not: `'5512345678'` → `'+52 (55) 1234-5678'`. */
export { maskedPhone } from '#domain/identifiers/phone';
