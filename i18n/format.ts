import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { type Day, dayInMexico, MEXICO_CITY, partsOfDay } from '#domain/calendar';
import type { Centavos } from '#domain/money';

const pesosFormat = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** `1500000` centavos → `'$15,000.00'` (ux §7). */
export const money = (centavos: Centavos): string => pesosFormat.format(centavos / 100);

/** `33` → `'33%'`; with one decimal `134` → `'134.0%'`, as the CAT is told: no space, es-MX (ux §7). */
export const percent = (value: number, decimals?: number): string => {
  const digits = decimals === undefined ? { maximumFractionDigits: 1 } : fixed(decimals);
  return `${new Intl.NumberFormat('es-MX', digits).format(value)}%`;
};

const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

// A calendar day is no instant: it is taken apart, never parsed as UTC (ux §7).
const localDate = (day: Day): Date => {
  const { year, month, date } = partsOfDay(day);
  return new Date(year, month - 1, date);
};

/** `'05 ene 2027'` (spec §9: dd LLL yyyy). */
export const shortDay = (day: Day): string => format(localDate(day), 'dd LLL yyyy', { locale: es });

/** `'martes 5 de enero de 2027'`. */
export const longDay = (day: Day): string => format(localDate(day), "EEEE d 'de' LLLL 'de' yyyy", { locale: es });

// By `Intl` alone: date-fns-tz carries the time over to the phone's own zone, where daylight saving may skip that hour.
const hourFormat = new Intl.DateTimeFormat('es-MX', {
  timeZone: MEXICO_CITY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant's hour on Mexico City's clock: `'19:56'`. */
export const hour = (instant: Date): string => hourFormat.format(instant);

/** An instant as Mexico City's clock shows it: `'lun 23 nov 2026, 19:56'`. */
export const dayAndTime = (instant: Date): string =>
  `${format(localDate(dayInMexico(instant)), 'EEE dd LLL yyyy', { locale: es })}, ${hour(instant)}`;

/** `'5512345678'` → `'+52 (55) 1234-5678'`; what was typed so far keeps its place in the mask. */
export { maskedPhone } from '#domain/identifiers/phone';
