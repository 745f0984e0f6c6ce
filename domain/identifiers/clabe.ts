/** Weights of the digits before the check digit, over and over. */
const WEIGHTS = [3, 7, 1];

/**
 * Formats a CLABE (Mexican bank account number) in groups of 3-3-11-1 as banks print it: `'999 180 00000004321 8'`.
 * @example formatClabe('999180000000043218') // => '999 180 00000004321 8'
 */
export const formatClabe = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');

/**
 * Whether a text is a CLABE: bank 3, city 3 and account 11 digits, and the check digit that fits them.
 * @example isClabe('999180000000043218') // => true
 */
export const isClabe = (text: string): boolean => /^\d{18}$/.test(text) && checkDigit(text) === text.at(-1);

function checkDigit(clabe: string): string {
  const weighted = [...clabe.slice(0, 17)].map((digit, i) => Number(digit) * (WEIGHTS[i % WEIGHTS.length] ?? 0));
  const total = weighted.reduce((sum, value) => sum + value, 0);
  return String((10 - (total % 10)) % 10);
}
