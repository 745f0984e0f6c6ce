const NATIONAL_DIGITS = 10;

/**
 * The national digits in what was typed, pasted or filled in: +52, 52, +52 1, 044, 045 and 01 are dropped, and so is
 * everything that is no digit (ux §7). Fewer or more than ten may remain: `isPhone` tells. Another country's number
 * keeps its code: the 1 of +1 is no Mexican prefix.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+') && !digits.startsWith('52')) return digits;
  const international = text.trim().startsWith('+') || (digits.startsWith('52') && digits.length > NATIONAL_DIGITS);
  const national = international ? digits.slice(2) : digits;
  if (national.length <= NATIONAL_DIGITS) return national;
  return national.replace(/^(?:1|01|044|045)(?=\d{10}$)/, '');
}

/** Ten digits, the first from 2 to 9. */
export const isPhone = (text: string): boolean => /^[2-9]\d{9}$/.test(normalisePhone(text));

/** `'+525512345678'`, as the calls send it. */
export const internationalPhone = (text: string): string => `+52${normalisePhone(text)}`;

/** `+52 (##) ####-####` (spec §5) over the digits there are so far: `'551'` → `'+52 (55) 1'`; none is an empty text. */
export function maskedPhone(text: string): string {
  const digits = normalisePhone(text);
  if (digits === '') return '';
  const area = digits.slice(0, 2);
  const first = digits.slice(2, 6);
  const last = digits.slice(6);
  if (digits.length <= 2) return `+52 (${area}`;
  return `+52 (${area}) ${first}${last && `-${last}`}`;
}
