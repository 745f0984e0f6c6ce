import { maskedPhone, normalisePhone } from '#domain/identifiers/phone';

const NATIONAL_DIGITS = 10;
const COUNTRY = '52';
/** Digits of the shortest and the longest number with its country code (E.164). */
const INTERNATIONAL_DIGITS = { min: 8, max: 15 };
/** The most digits while typing, by dialling prefix: 044 or 045, 01, 1 or 52 may precede the ten national digits. */
const MAX_DIGITS: readonly (readonly [prefix: string, digits: number])[] = [
  ['04', NATIONAL_DIGITS + 3],
  ['01', NATIONAL_DIGITS + 2],
  ['1', NATIONAL_DIGITS + 1],
  [COUNTRY, NATIONAL_DIGITS + COUNTRY.length],
];

/**
 * Returns the national digits of a text that is being typed. A dialling prefix stays until it is certain to be one; the
 * code of another country stays with its plus sign.
 */
export function phoneDigits(typed: string): string {
  const digits = withoutCountry(normalisePhone(typed));
  if (digits.startsWith('+')) return digits.slice(0, 1 + INTERNATIONAL_DIGITS.max);
  const max = MAX_DIGITS.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? NATIONAL_DIGITS;
  return digits.slice(0, max);
}

/** Removes a country code that was typed after the "+52 (" of the mask, which already contains it. */
const withoutCountry = (digits: string) =>
  digits.startsWith(COUNTRY) && digits.length === NATIONAL_DIGITS + COUNTRY.length
    ? digits.slice(COUNTRY.length)
    : digits;

/**
 * Returns the digits of a pasted text that is a complete number, which then replaces the field's value; else undefined.
 */
export function pastedPhone(clip: string): string | undefined {
  const digits = normalisePhone(clip);
  const isComplete = digits.startsWith('+')
    ? digits.length > INTERNATIONAL_DIGITS.min
    : digits.length === NATIONAL_DIGITS;
  return isComplete ? digits : undefined;
}

export { maskedPhone };

/**
 * Returns, for each position in a masked number, whether the caret may be there: beside national digits, not in "+52
 * (".
 */
export function phoneCaretPositions(masked: string): boolean[] {
  if (!masked.includes('(')) return new Array<boolean>(masked.length + 1).fill(true);
  const first = masked.indexOf('(') + 1;
  const isNational = (index: number) => index >= first && /\d/.test(masked[index] ?? '');
  return Array.from({ length: masked.length + 1 }, (_, index) => isNational(index) || isNational(index - 1));
}
