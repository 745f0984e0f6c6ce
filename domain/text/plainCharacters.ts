import { visibleCharacters } from '../forms/singleLine.ts';

/** Apostrophes and accents that stand for one. Replaced before NFKC, which splits an accent that stands alone. */
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u00b4\u0060\u02bc]/g;

/**
 * Returns a text that was typed or inserted with the visible characters of a plain keyboard: full-width letters and
 * digits become ordinary ones, every dash `-`, every apostrophe `'`, every run of spaces and line ends one space. For
 * numbers and keys, not for names.
 */
export const plainCharacters = (text: string): string =>
  visibleCharacters(text.replace(APOSTROPHES, "'").normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-');
