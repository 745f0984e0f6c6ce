import { plainCharacters } from '../text/plainCharacters.ts';

const NATIONAL_DIGITS = 10;

/**
 * Returns the national digits of a typed, pasted or autofilled number: drops +52, 00 52, 52, +52 1, 044, 045, 01 and
 * everything that is not a digit. The result may have fewer or more than ten digits; `isPhone` checks that. A number of
 * another country keeps its code with the plus (`'+14155552671'`), so that it is never taken for a Mexican one.
 * @example normalisePhone('+52 1 55 1234 5678') // => '5512345678'
 */
export function normalisePhone(text: string): string {
  const plain = plainCharacters(text);
  const dialled = plain.replace(/\D/g, '');
  // 00 before a whole number is dialled for the plus.
  const has00 = dialled.startsWith('00') && dialled.length > NATIONAL_DIGITS;
  const digits = has00 ? dialled.slice(2) : dialled;
  const hasPlus = has00 || /^\D*\+/.test(plain);
  if (hasPlus && !digits.startsWith('52')) return `+${digits}`;
  const international = hasPlus || (digits.startsWith('52') && digits.length > NATIONAL_DIGITS);
  const national = international ? digits.slice(2) : digits;
  if (national.length <= NATIONAL_DIGITS) return national;
  return national.replace(/^(?:1|01|044|045)(?=\d{10}$)/, '');
}

/**
 * Whether a text is a Mexican phone number: ten national digits, the first from 2 to 9.
 * @example isPhone('55 1234 5678') // => true
 */
export const isPhone = (text: string): boolean => /^[2-9]\d{9}$/.test(normalisePhone(text));

/**
 * Returns a number as the API expects it: `'+525512345678'`.
 * @example internationalPhone('55 1234 5678') // => '+525512345678'
 */
export const internationalPhone = (text: string): string => `+52${normalisePhone(text)}`;

/**
 * Applies the mask `+52 (##) ####-####` to the digits so far: `'551'` → `'+52 (55) 1'`. Returns an empty text for no
 * digits. A number of another country gets no mask.
 * @example maskedPhone('551') // => '+52 (55) 1'
 */
export function maskedPhone(text: string): string {
  const digits = normalisePhone(text);
  if (digits === '' || digits.startsWith('+')) return digits;
  const area = digits.slice(0, 2);
  const first = digits.slice(2, 6);
  const last = digits.slice(6);
  if (digits.length <= 2) return `+52 (${area}`;
  return `+52 (${area}) ${first}${last && `-${last}`}`;
}
