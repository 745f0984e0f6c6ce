const DIGITS = 18;
const WEIGHTS = '371';

/** A bank account: 18 digits, the last of which checks the others (ux §7). */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const weighted = [...text.slice(0, DIGITS - 1)].map(
    (digit, i) => (Number(digit) * Number(WEIGHTS.charAt(i % 3))) % 10,
  );
  const total = weighted.reduce((sum, value) => sum + value, 0);
  return (10 - (total % 10)) % 10 === Number(text.at(-1));
}

/** As banks print it, 3-3-11-1: `'999 180 00000004321 8'` (ux S25). */
export const formatClabe = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
