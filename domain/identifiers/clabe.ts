/** Formats a CLABE (Mexican bank account number) in groups of 3-3-11-1 as banks print it: `'999 180 00000004321 8'`. */
export const formatClabe = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
