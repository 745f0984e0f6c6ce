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

/** Where the mask begins that a national number has. */
const MASK_START = '+52 (';

/** Returns the first position of the caret in a masked number: behind the country code of the mask. */
export const firstCaret = (masked: string): number => (masked.startsWith(MASK_START) ? MASK_START.length : 0);

/** An edit of the control: its text and caret after it, and what the browser calls it. */
type Edit = { readonly typed: string; readonly caret: number; readonly inputType: string | undefined };

/**
 * Returns the masked text after an edit of a number, and the caret, which stays behind the same digit. Deleting a character
 * of the mask deletes the digit beside it.
 */
export function editedPhone(digits: string, { typed, caret, inputType }: Edit): { text: string; caret: number } {
  const isOfMask = phoneDigits(typed) === digits;
  let before = typed.slice(0, caret);
  let after = typed.slice(caret);
  if (isOfMask && inputType === 'deleteContentBackward' && phoneDigits(before) !== '')
    before = before.replace(/\d(?=\D*$)/, '');
  if (isOfMask && inputType === 'deleteContentForward') after = after.replace(/\d/, '');
  const text = maskedPhone(phoneDigits(before + after));
  return { text, caret: Math.max(maskedPhone(phoneDigits(before)).length, firstCaret(text)) };
}
