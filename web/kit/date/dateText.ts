import { type Day, isDay, partsOfDay } from '#domain/calendar';

/** Characters of dd/mm/aaaa. */
const DATE_LENGTH = 10;
/** Characters of the longest text that is a date: `'30 de septiembre de 2026'`, with some more spaces. */
export const LONGEST_DATE = 30;

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

const two = (part: string) => part.padStart(2, '0');

/**
 * The day in a text: dd/mm/aaaa with two-digit days and months, `'31 dic 2026'`, `'31 de diciembre de 2026'`, or ISO, as a
 * browser fills it in. Two-digit years are none.
 */
export function dayIn(text: string): Day | undefined {
  const [, date = '', month = '', year = ''] =
    /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text) ?? withMonthName(text) ?? [];
  const iso = year === '' ? text.trim() : `${year}-${two(month)}-${two(date)}`;
  return isDay(iso) ? iso : undefined;
}

/** The parts of a date whose month is a Spanish word of at least three letters, as numbers. */
function withMonthName(text: string): string[] | undefined {
  const found = /^\s*(\d{1,2})[\s/.-]*(?:de\s+)?([a-z]{3,})[\s/.-]*(?:del?\s+)?(\d{4})\s*$/i.exec(text);
  if (found === null) return undefined;
  const [whole, date = '', word = '', year = ''] = found;
  const name = word.toLowerCase().replace(/^set/, 'sept');
  const month = MONTHS.findIndex((it) => it.startsWith(name)) + 1;
  return month === 0 ? undefined : [whole, date, String(month), year];
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** The day in a text that is being typed, once it is complete; a short form such as 5/1/2027 is when the field is left. */
export const finishedDay = (text: string): Day | undefined =>
  text.length === DATE_LENGTH || hasLetters(text) ? dayIn(text) : undefined;

/** How a value shows in the control: a day as dd/mm/aaaa, anything unfinished as it was typed. */
export function dateShown(value: string): string {
  if (!isDay(value)) return value;
  const { year, month, date } = partsOfDay(value);
  return `${two(String(date))}/${two(String(month))}/${String(year).padStart(4, '0')}`;
}

/** What becomes of a text while it is typed or filled in. A short form such as 5/1/2027 is left alone: it may be on its way. */
export const dateText = (typed: string): string =>
  typed.length === DATE_LENGTH ? pastedDate(typed) : typedDate(typed);

/** What becomes of a pasted text. */
export function pastedDate(text: string): string {
  const day = dayIn(text);
  return day === undefined ? typedDate(text) : dateShown(day);
}

/**
 * What becomes of a typed text: digits fall into dd/mm/aaaa by themselves, a typed stroke closes its part
 * (`'5/'` → `'05/'`). Letters are kept as they are, for the form's rules to refuse. No stroke is put behind the last digit, so that deleting never gets stuck on one.
 */
function typedDate(typed: string): string {
  // A month in letters: dropped, they would leave another date or none.
  if (hasLetters(typed)) return typed.slice(0, LONGEST_DATE);
  const parts = typed
    .replace(/\s*[/.-]\s*|\s+/g, '/')
    .replace(/\/+$/, '/')
    .replace(/[^\d/]/g, '')
    .split('/');
  return spread(parts).join('/').slice(0, DATE_LENGTH);
}

const LENGTHS = [2, 2, 4] as const;

/**
 * Digits that find no room in their part go on into the next: alone when nothing stands there, or as a part of their own
 * when a stroke is missing, so that deleting a stroke loses nothing.
 */
function spread(parts: readonly string[]): string[] {
  const placed: string[] = [];
  let rest = parts;
  for (const [index, length] of LENGTHS.entries()) {
    const [part, ...following] = rest;
    if (part === undefined) break;
    // Only the part before the one that is being typed is filled up with a zero; in the middle nothing is guessed.
    const wasJustClosed = following.length === 1 && following[0] === '' && index < 2;
    placed.push(wasJustClosed && part.length === 1 ? two(part) : part.slice(0, length));
    const over = part.slice(length);
    if (over === '') rest = following;
    else if (following.every((it) => it === '')) rest = [over];
    else rest = index + following.length < 2 ? [over, ...following] : following;
  }
  return placed;
}
