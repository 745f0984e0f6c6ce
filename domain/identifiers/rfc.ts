import { isDate } from '../calendar.ts';
import type { RuleMessage } from '../messages.ts';
import { isMissing, type Rule } from '../rules.ts';
import { normaliseCurp } from './curp.ts';

/** A person's RFC (spec §5). */
export const RFC_LENGTH = 13;

const DICTIONARY = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
/** Stand-ins for whoever has none, in Mexico and abroad. */
const GENERIC = ['XAXX010101000', 'XEXX010101000'];
/** Letters and birthdate, which a person's CURP and RFC share. */
const SHARED = 10;

/** Upper case, without spaces and dashes; an untouched field has no text. */
export const normaliseRfc = (text = ''): string => text.toUpperCase().replace(/[\s-]/g, '');

/** Structure of a person's RFC; a generic one is nobody's (ux §7). */
export const rfcRule: Rule<string, unknown> = (text) => {
  if (isMissing(text)) return 'Write your RFC.';
  const rfc = normaliseRfc(text);
  if (rfc.length !== RFC_LENGTH) {
    return { id: "A person's RFC has 13 characters; you wrote {count}.", values: { count: rfc.length } };
  }
  return brokenPart(rfc);
};

/** Whether text is a person's RFC, apart from its check digit. */
export const isRfc = (text: string): boolean => rfcRule(text, undefined) === undefined;

/** Soft: about 1.5 % of real RFCs fail it, so it is told once and never blocks (ux §7). */
export const rfcCheckDigitRule: Rule<string, unknown> = (text) => {
  const rfc = normaliseRfc(text);
  if (!isRfc(rfc) || checkDigit(rfc) === rfc.at(-1)) return undefined;
  return 'The last character of your RFC does not match. If it is written well, continue.';
};

/** Whether the letters and the date of an RFC are those of a CURP, which writes an X for each Ñ. */
export const rfcMatchesCurp = (rfc: string, curp: string): boolean =>
  normaliseRfc(rfc).slice(0, SHARED).replaceAll('Ñ', 'X') === normaliseCurp(curp).slice(0, SHARED);

function brokenPart(rfc: string): RuleMessage | undefined {
  if (GENERIC.includes(rfc)) return 'Use your own RFC, not the generic one.';
  if (!/^[A-ZÑ&]{4}/.test(rfc)) return 'Check your RFC: the first 4 letters are not valid.';
  const [year, month, date] = [4, 6, 8].map((at) => Number(rfc.slice(at, at + 2))) as [number, number, number];
  // An RFC does not tell the century; 29 February must have existed in one of the two.
  const exists = isDate(1900 + year, month, date) || isDate(2000 + year, month, date);
  if (!/^\d{6}$/.test(rfc.slice(4, 10)) || !exists)
    return 'Check your RFC: the date (positions 5 to 10) does not exist.';
  if (!/^[A-Z0-9]{2}[0-9A]$/.test(rfc.slice(10))) return 'Check your RFC: look at the last 3 positions.';
  return undefined;
}

function checkDigit(rfc: string): string {
  const weighted = [...rfc.slice(0, 12)].map((letter, i) => DICTIONARY.indexOf(letter) * (RFC_LENGTH - i));
  const rest = weighted.reduce((sum, value) => sum + value, 0) % 11;
  if (rest === 0) return '0';
  return rest === 1 ? 'A' : String(11 - rest);
}
