import { type Day, isDay, partsOfDay } from '#domain/calendar';
import { plainCharacters } from '#domain/text/plainCharacters';

/** Characters of dd/mm/aaaa. */
const DATE_LENGTH = 10;

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const twoDigits = (part: string) => part.padStart(2, '0');

/**
 * Returns the day in a text: dd/mm/aaaa, also with one-digit days and months, `'31 dic 2026'`, `'31 de diciembre de
 * 2026'`, or with the year first, as browsers autofill it. A label before it counts for nothing. Undefined for other texts,
 * two-digit years included.
 */
export function parseDay(typed: string): Day | undefined {
  const text = plainCharacters(typed).replace(/^\D+: ?/, '');
  const [, date = '', month = '', year = ''] =
    /^ ?(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{4}) ?$/.exec(text) ??
    partsWithMonthName(text) ??
    partsOfYearFirst(text);
  const iso = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  return isDay(iso) ? iso : undefined;
}

/** Returns match, date, month and year of `'1987/02/14'` or `'1987-2-14'`. */
function partsOfYearFirst(text: string): string[] {
  const [whole = '', year = '', month = '', date = ''] = YEAR_FIRST.exec(text) ?? [];
  return [whole, date, month, year];
}
const YEAR_FIRST = /^ ?(\d{4})[/.-](\d{1,2})[/.-](\d{1,2}) ?$/;

/** Returns match, date, month number and year of a date whose month is a Spanish word of three letters or more. */
function partsWithMonthName(text: string): string[] | undefined {
  const found = /^\s*(\d{1,2})[\s/.-]*(?:de\s+)?([a-z]{3,})[\s/.-]*(?:del?\s+)?(\d{4})\s*$/i.exec(text);
  if (found === null) return undefined;
  const [whole, date = '', word = '', year = ''] = found;
  const name = word.toLowerCase().replace(/^set/, 'sept');
  const month = MONTHS.findIndex((candidate) => candidate.startsWith(name)) + 1;
  return month === 0 ? undefined : [whole, date, String(month), year];
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Returns the day in a text that is being typed. A short form such as 5/1/2027 counts only on blur, see `parseDay`. */
export const completeDay = (text: string): Day | undefined =>
  text.length >= DATE_LENGTH || hasLetters(text) ? parseDay(text) : undefined;

/** Returns the control's text for a field's value: a day as dd/mm/aaaa, an incomplete text as it was typed. */
export function dateText(value: string): string {
  if (!isDay(value)) return value;
  const { year, month, date } = partsOfDay(value);
  return `${twoDigits(String(date))}/${twoDigits(String(month))}/${String(year).padStart(4, '0')}`;
}

/**
 * Returns the text of the control after an edit. A day is shown as dd/mm/aaaa once it is complete. A short form such as
 * 5/1/2027 is not rewritten: more may follow.
 */
export function typedDate(typed: string): string {
  const day = typed.length >= DATE_LENGTH || hasLetters(typed) || YEAR_FIRST.test(typed) ? parseDay(typed) : undefined;
  return day === undefined ? withSlashes(plainCharacters(typed)) : dateText(day);
}

/**
 * Splits typed digits into dd/mm/aaaa; a typed slash ends its part (`'5/'` → `'05/'`). A text with letters is kept, so
 * that the form's rules can reject it. No slash is added after the last digit, because deleting would only bring it
 * back.
 */
function withSlashes(typed: string): string {
  // A month in letters: without them, the digits could be another date.
  if (hasLetters(typed)) return typed;
  const parts = typed
    .replace(/\s*[/.-]\s*|\s+/g, '/')
    .replace(/\/+$/, '/')
    .replace(/[^\d/]/g, '')
    .split('/');
  return distribute(parts).join('/');
}

const PART_LENGTHS = [2, 2, 4] as const;

/**
 * Limits each part to its length. Surplus digits move on: into the next part when nothing follows, or as a part of
 * their own when a slash is missing, so that deleting a slash loses no digit.
 */
function distribute(parts: readonly string[]): string[] {
  const placed: string[] = [];
  let rest = parts;
  for (const [index, length] of PART_LENGTHS.entries()) {
    const [part, ...following] = rest;
    if (part === undefined) break;
    // Only the part that a slash has just ended gets a leading zero; parts that are being corrected do not.
    const wasJustClosed = following.length === 1 && following[0] === '' && index < 2;
    const isLast = index === PART_LENGTHS.length - 1;
    // Surplus digits of the year stay, for the rules to reject.
    placed.push(wasJustClosed && part.length === 1 ? twoDigits(part) : isLast ? part : part.slice(0, length));
    const surplus = part.slice(length);
    if (surplus === '') rest = following;
    else if (following.every((next) => next === '')) rest = [surplus];
    else rest = index + following.length < 2 ? [surplus, ...following] : following;
  }
  return placed;
}
