import { type Day, partsOfDay } from '#domain/calendar';
import { curpCheckDigitRule } from '#domain/identifiers/curp';
import { rfcCheckDigitRule } from '#domain/identifiers/rfc';

/** A persona's identity. Invented, but valid by the rules of `domain/`. */
export type Person = {
  readonly name: string;
  readonly last_name: string;
  readonly birthdate: Day;
  /** H man, M woman, X non-binary. */
  readonly gender: 'H' | 'M' | 'X';
  /** Two letters of the state of birth, as in a CURP. */
  readonly state: string;
};

/** Returns a person's CURP: letters of the names, date, gender, state, consonants, century and check digit. */
export function curpOf({ name, last_name, birthdate, gender, state }: Person): string {
  const [father, mother] = surnames(last_name);
  const first = plain(name).split(' ')[0] ?? '';
  const { year } = partsOfDay(birthdate);
  // The 17th character stands for the century.
  const century = year < 2000 ? '0' : 'A';
  const start = initials(father, mother, first) + dateOf(birthdate) + gender + state;
  const consonants = [father, mother, first].map((word) => innerConsonant(word)).join('');
  return withCheck(start + consonants + century, DIGITS, (curp) => curpCheckDigitRule(curp, undefined) === undefined);
}

/** Returns a person's RFC: the letters and date of the CURP, two characters for homonyms, and a check character. */
export function rfcOf(person: Person): string {
  const [father, mother] = surnames(person.last_name);
  const start = initials(father, mother, plain(person.name).split(' ')[0] ?? '') + dateOf(person.birthdate);
  const key = [...plain(`${person.name} ${person.last_name}`)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const homonym = key.toString(36).toUpperCase().slice(-2).padStart(2, 'A');
  return withCheck(start + homonym, [...DIGITS, 'A'], (rfc) => rfcCheckDigitRule(rfc, undefined) === undefined);
}

const DIGITS = [...'0123456789'];

/** Appends the check character: tries each with the rule of `domain/`, which avoids a second implementation. */
function withCheck(start: string, endings: readonly string[], isRight: (whole: string) => boolean): string {
  const ending = endings.find((it) => isRight(start + it));
  if (ending === undefined) throw new Error(`No check character for ${start}`);
  return start + ending;
}

/** Upper case, without accents, only A–Z and single spaces; Ñ becomes X, as in the civil registry. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll('Ñ', 'X')
    .normalize('NFD')
    .replace(/[^A-Z ]/g, '')
    .trim()
    .replace(/ +/g, ' ');

/** Words that a CURP leaves out of surnames. */
export const PARTICLES = ['DE', 'DEL', 'LA', 'LAS', 'LOS', 'Y'];

function surnames(last_name: string): [father: string, mother: string] {
  const words = plain(last_name).split(' ');
  const names = words.filter((word) => !PARTICLES.includes(word));
  const [father = '', mother = ''] = names.length > 0 ? names : words;
  return [father, mother];
}

/** First letter and first inner vowel of the first surname, then the other initials; X where there is none. */
const initials = (father: string, mother: string, first: string): string =>
  (father.charAt(0) || 'X') +
  (/[AEIOU]/.exec(father.slice(1))?.[0] ?? 'X') +
  (mother.charAt(0) || 'X') +
  (first.charAt(0) || 'X');

const innerConsonant = (word: string): string => /[B-DF-HJ-NP-TV-Z]/.exec(word.slice(1))?.[0] ?? 'X';

const dateOf = (birthdate: Day): string => birthdate.slice(2).replaceAll('-', '');
