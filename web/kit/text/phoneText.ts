import { maskedPhone, normalisePhone } from '#domain/identifiers/phone';

const NATIONAL_DIGITS = 10;
const COUNTRY = '52';
/** Digits of the shortest number with its country code (E.164). */
const MIN_INTERNATIONAL_DIGITS = 8;
/**
 * Returns the national digits of a text that is being typed. A dialling prefix stays until it is certain to be one; the
 * code of another country stays with its plus sign. Surplus digits stay, for the rules to reject.
 */
export const phoneDigits = (typed: string): string => withoutCountry(normalisePhone(typed));

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
    ? digits.length > MIN_INTERNATIONAL_DIGITS
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
