import { maskedPhone, normalisePhone } from '#domain/identifiers/phone';

const NATIONAL_DIGITS = 10;
const COUNTRY = '52';
/** Digits of the shortest and the longest number with its country code (E.164). */
const INTERNATIONAL_DIGITS = { least: 8, most: 15 };
/** How long a spelling may grow while it is being typed: 044 or 045, 01, 1 and 52 before the ten digits (ux §7). */
const LONGEST: readonly (readonly [prefix: string, digits: number])[] = [
  ['04', NATIONAL_DIGITS + 3],
  ['01', NATIONAL_DIGITS + 2],
  ['1', NATIONAL_DIGITS + 1],
  [COUNTRY, NATIONAL_DIGITS + COUNTRY.length],
];

/**
 * The national digits in what was typed so far; a dialling prefix stays until it is known to be one, and another country's
 * code stays with its plus.
 */
export function phoneDigits(typed: string): string {
  const digits = withoutCountry(normalisePhone(typed));
  if (digits.startsWith('+')) return digits.slice(0, 1 + INTERNATIONAL_DIGITS.most);
  const most = LONGEST.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? NATIONAL_DIGITS;
  return digits.slice(0, most);
}

// Typed behind the "+52 (" of the mask, the country's code stands there twice.
const withoutCountry = (digits: string) =>
  digits.startsWith(COUNTRY) && digits.length === NATIONAL_DIGITS + COUNTRY.length
    ? digits.slice(COUNTRY.length)
    : digits;

/** What a paste brings if it holds a whole number by itself: then it replaces what was there. */
export function wholePhone(clip: string): string | undefined {
  const digits = normalisePhone(clip);
  const isWhole = digits.startsWith('+')
    ? digits.length > INTERNATIONAL_DIGITS.least
    : digits.length === NATIONAL_DIGITS;
  return isWhole ? digits : undefined;
}

export { maskedPhone };

/** Where the caret may stand in a masked number: before and behind each national digit, never inside of "+52 (". */
export function phoneCarets(masked: string): boolean[] {
  if (!masked.includes('(')) return new Array<boolean>(masked.length + 1).fill(true);
  const first = masked.indexOf('(') + 1;
  const isNational = (place: number) => place >= first && /\d/.test(masked[place] ?? '');
  return Array.from({ length: masked.length + 1 }, (_, place) => isNational(place) || isNational(place - 1));
}
