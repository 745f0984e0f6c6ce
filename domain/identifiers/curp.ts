import { type Day, dayOf, isDate } from '../calendar.ts';
import type { RuleMessage } from '../messages.ts';
import { isMissing, type Rule } from '../rules.ts';
import { plainKey } from '../text/plainCharacters.ts';

export const CURP_LENGTH = 18;

/** Codes of the states; NE is for people born abroad. */
const STATES = new Set(
  'AS BC BS CC CH CL CM CS DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS'.split(' '),
);
/** Characters in the order of their values for the check digit. */
const DICTIONARY = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

const LABEL = /^\s*(?:MI )?C\.?U\.?R\.?P\.?(?:\s*:\s*|\s+)(?=\w)/;

/**
 * Returns a typed or inserted CURP as it is stored. An untouched field has no text.
 * @example normaliseCurp('ricm-870214 mdfssr05') // => 'RICM870214MDFSSR05'
 */
export const normaliseCurp = (text = ''): string => plainKey(text, LABEL);

/** Rule for the structure of a CURP, part by part. The check digit is only a warning: `curpCheckDigitRule`. */
export const curpRule: Rule<string, unknown> = (text) => {
  if (isMissing(text)) return 'Write your CURP.';
  const curp = normaliseCurp(text);
  if (curp.length !== CURP_LENGTH) {
    return {
      id: 'A CURP has {length} characters; you wrote {count}.',
      values: { length: CURP_LENGTH, count: curp.length },
    };
  }
  return structureError(curp);
};

/**
 * Whether a text has the structure of a CURP; the check digit may be wrong.
 * @example isCurp('RICM870214MDFSSR05') // => true
 */
export const isCurp = (text: string): boolean => curpRule(text, undefined) === undefined;

/**
 * Returns the birthdate in a CURP; undefined when the text is not a CURP. A digit in position 17 means 19yy, a letter
 * 20yy.
 * @example birthdateOfCurp('RICM870214MDFSSR05') // => '1987-02-14'
 */
export function birthdateOfCurp(text: string): Day | undefined {
  const curp = normaliseCurp(text);
  if (!isCurp(curp)) return undefined;
  const { year, month, date } = dateParts(curp);
  return dayOf(year, month, date);
}

/** Warning for a wrong check digit: shown once, and it does not block sending. */
export const curpCheckDigitRule: Rule<string, unknown> = (text) => {
  const curp = normaliseCurp(text);
  if (!isCurp(curp) || checkDigit(curp) === curp.at(-1)) return undefined;
  return 'The last character of your CURP does not match. If it is written well, continue.';
};

function structureError(curp: string): RuleMessage | undefined {
  if (curp.includes('Ñ')) return 'A CURP has X instead of N with a tilde.';
  if (!/^[A-Z][AEIOUX][A-Z]{2}/.test(curp)) return 'Check your CURP: the first 4 letters are not valid.';
  const { year, month, date } = dateParts(curp);
  if (!/^\d{6}$/.test(curp.slice(4, 10)) || !isDate(year, month, date)) {
    return 'Check your CURP: the date (positions 5 to 10) does not exist.';
  }
  if (!/[HMX]/.test(curp.charAt(10))) return 'Check your CURP: position 11 must be H, M or X.';
  if (!STATES.has(curp.slice(11, 13))) return 'Check your CURP: the state (positions 12 and 13) does not exist.';
  if (!/^[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d$/.test(curp.slice(13))) return 'Check your CURP: look at the last 5 positions.';
  return undefined;
}

function dateParts(curp: string): { year: number; month: number; date: number } {
  const century = /\d/.test(curp.charAt(16)) ? 1900 : 2000;
  const [year, month, date] = [4, 6, 8].map((at) => Number(curp.slice(at, at + 2))) as [number, number, number];
  return { year: century + year, month, date };
}

function checkDigit(curp: string): string {
  const weighted = [...curp.slice(0, 17)].map((letter, i) => DICTIONARY.indexOf(letter) * (CURP_LENGTH - i));
  const total = weighted.reduce((sum, value) => sum + value, 0);
  return String((10 - (total % 10)) % 10);
}
