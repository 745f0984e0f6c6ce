/** Masks all but the first four and the last two characters: `'RICM••••••••••••05'`. */
export const maskIdentifier = (text: string): string =>
  text.length <= 6 ? text : `${text.slice(0, 4)}${'•'.repeat(text.length - 6)}${text.slice(-2)}`;
