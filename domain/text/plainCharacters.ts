import { visibleCharacters } from './singleLine.ts';

/** Apostrophes and accents that stand for one. Replaced before NFKC, which splits an accent that stands alone. */
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u00b4\u0060\u02bc]/g;

/**
 * Returns a text that was typed or inserted with the visible characters of a plain keyboard: full-width letters and
 * digits become ordinary ones, every dash `-`, every apostrophe `'`, every run of spaces and line ends one space. For
 * numbers and keys, not for names.
 * @example plainCharacters('２０ – 30') // => '20 - 30'
 */
export const plainCharacters = (text: string): string =>
  visibleCharacters(text.replace(APOSTROPHES, "'").normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-');

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
