const NATIONAL_DIGITS = 10;

/**
 * The national digits in what was typed, pasted or filled in: +52, 52, +52 1, 044, 045 and 01 are dropped, and so is
 * everything that is no digit. Fewer or more than ten may remain: `isPhone` tells. Another country's number keeps its
 * code with the plus (`'+14155552671'`), so that it never passes for a Mexican one.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const hasPlus = /^\D*\+/.test(text);
  if (hasPlus && !digits.startsWith('52')) return `+${digits}`;
  const international = hasPlus || (digits.startsWith('52') && digits.length > NATIONAL_DIGITS);
  const national = international ? digits.slice(2) : digits;
  if (national.length <= NATIONAL_DIGITS) return national;
  return national.replace(/^(?:1|01|044|045)(?=\d{10}$)/, '');
}

/** Ten digits, the first from 2 to 9. */
export const isPhone = (text: string): boolean => /^[2-9]\d{9}$/.test(normalisePhone(text));

/** `'+525512345678'`, as the calls send it. */
export const internationalPhone = (text: string): string => `+52${normalisePhone(text)}`;

/**
 * `+52 (##) ####-####` over the digits there are so far: `'551'` → `'+52 (55) 1'`; none is an empty text. Another
 * country's number has no mask.
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
