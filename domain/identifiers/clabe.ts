const DIGITS = 18;
const WEIGHTS = '371';

/** Whether a text is a CLABE (Mexican bank account number): 18 digits, the last one a check digit. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const weighted = [...text.slice(0, DIGITS - 1)].map(
    (digit, i) => (Number(digit) * Number(WEIGHTS.charAt(i % 3))) % 10,
  );
  const total = weighted.reduce((sum, value) => sum + value, 0);
  return (10 - (total % 10)) % 10 === Number(text.at(-1));
}

/** Formats a CLABE in groups of 3-3-11-1 as banks print it: `'999 180 00000004321 8'`. */
export const formatClabe = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
