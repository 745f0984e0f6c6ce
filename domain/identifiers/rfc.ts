import { isDate } from '../calendar.ts';
import type { RuleMessage } from '../messages.ts';
import { isMissing, type Rule } from '../rules.ts';
import { plainKey } from '../text/plainCharacters.ts';
import { normaliseCurp } from './curp.ts';

/** Length of the RFC of a person; that of a company is one shorter (s9-rfc). */
export const RFC_LENGTH = 13;

/** Characters in the order of their values for the check digit. */
const DICTIONARY = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
/** Generic RFCs for people without one, in Mexico and abroad. */
const GENERIC = ['XAXX010101000', 'XEXX010101000'];
const LABEL = /^\s*(?:MI )?R\.?F\.?C\.?(?:\s*:\s*|\s+)(?=\w)/;

/**
 * Returns a typed or inserted RFC as it is stored. An untouched field has no text.
 * @example normaliseRfc('RFC: ricm870214qk7') // => 'RICM870214QK7'
 */
export const normaliseRfc = (text = ''): string => plainKey(text, LABEL);

/**
 * Rule for the structure of a person's RFC. Rejects the generic ones; the check digit is only a warning:
 * `rfcCheckDigitRule`.
 */
export const rfcRule: Rule<string, unknown> = (text) => {
  if (isMissing(text)) return 'Write your RFC.';
  const rfc = normaliseRfc(text);
  if (rfc.length !== RFC_LENGTH) {
    return {
      id: "A person's RFC has {length} characters; you wrote {count}.",
      values: { length: RFC_LENGTH, count: rfc.length },
    };
  }
  return structureError(rfc);
};

/**
 * Whether a text has the structure of a person's RFC; the check digit may be wrong.
 * @example isRfc('XAXX010101000') // => false
 */
export const isRfc = (text: string): boolean => rfcRule(text, undefined) === undefined;

/**
 * Warning for a wrong check digit: shown once, and it does not block sending, for about 1.5 % of real RFCs have one.
 */
export const rfcCheckDigitRule: Rule<string, unknown> = (text) => {
  const rfc = normaliseRfc(text);
  if (!isRfc(rfc) || checkDigit(rfc) === rfc.at(-1)) return undefined;
  return 'The last character of your RFC does not match. If it is written well, continue.';
};

/**
 * Whether an RFC and a CURP may be of the same person: both have the birthdate, and the initials of the paternal surname,
 * the maternal surname and the name in this order. The official rules differ in four ways. A CURP has X for Ñ, and for a
 * missing maternal surname, which an RFC leaves out. After a paternal surname of one or two letters the other initials
 * of an RFC follow at once. Instead of the last letter of an inconvenient word an RFC has X. A particle that only a CURP
 * leaves out (Da, Di, El, Le …) may be the initial of a surname in an RFC.
 * @example rfcMatchesCurp('RICM870214QK7', 'RICM870214MDFSSR05') // => true
 */
export function rfcMatchesCurp(rfc: string, curp: string): boolean {
  const [paternal, , maternal, name] = normaliseCurp(curp).slice(0, 4);
  const first = `[${paternal}DEL]`;
  const second = `[${maternal}DEL]`;
  const oneSurname = maternal === 'X' ? `|${first}.[${name}].` : '';
  const letters = new RegExp(`^(?:${first}.${second}[${name}X]|${first}${second}[${name}].${oneSurname})`);
  return letters.test(normaliseRfc(rfc).replaceAll('Ñ', 'X')) && birthdatePart(rfc) === birthdatePart(curp);
}

/** The six digits of the birthdate, which stand at the same place in a CURP and an RFC. */
const birthdatePart = (text: string): string => normaliseRfc(text).slice(4, 10);

function structureError(rfc: string): RuleMessage | undefined {
  if (GENERIC.includes(rfc)) return 'Use your own RFC, not the generic one.';
  if (!/^[A-ZÑ&]{4}/.test(rfc)) return 'Check your RFC: the first 4 letters are not valid.';
  const [year, month, date] = [4, 6, 8].map((at) => Number(rfc.slice(at, at + 2))) as [number, number, number];
  // An RFC does not contain the century; 29 February must exist in 19yy or 20yy.
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
