import { plainCharacters } from './plainCharacters.ts';

/**
 * Returns a key such as a CURP as it is stored: in upper case, without spaces, dashes and what closes a sentence. A label
 * before it goes too; `label` matches it at the beginning of the upper-case text.
 */
export const plainKey = (text: string, label: RegExp): string =>
  plainCharacters(text)
    .toUpperCase()
    .replace(label, '')
    .replace(/[\s-]/g, '')
    .replace(/[.,;]+$/, '');
