import type { DomainMessageId } from './messages.ts';
import type { Rule } from './rules.ts';

/** The login form allows 20 characters, so a longer password could never be used to log in (s9-password-maximum). */
export const PASSWORD_MAX_LENGTH = 20;
/** Shortest password that may be chosen (s9-password-minimum). */
export const PASSWORD_MIN_LENGTH = 8;

/** Lowest scores of the levels `medium` and `strong`. */
const MEDIUM_FROM = 50;
const STRONG_FROM = 75;

/** The five checks of the panel 'Nivel de seguridad' with their points (s9-password-weights). */
export const passwordChecks = [
  { name: 'length', points: 25, passes: (password) => password.length >= PASSWORD_MIN_LENGTH },
  { name: 'uppercase', points: 20, passes: (password) => /[A-Z]/.test(password) },
  { name: 'lowercase', points: 20, passes: (password) => /[a-z]/.test(password) },
  { name: 'digit', points: 20, passes: (password) => /[0-9]/.test(password) },
  // Special: no letter, mark, digit or space. ñ is a letter, also when it is typed as n with a combining tilde.
  { name: 'special', points: 15, passes: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
] as const satisfies readonly { name: string; points: number; passes: (password: string) => boolean }[];
export type PasswordCheck = (typeof passwordChecks)[number]['name'];

/** Returns a rule that a password passes one of the checks; `undefined` is the value of an untouched field. */
export const passesCheck =
  (name: PasswordCheck, message: DomainMessageId): Rule<string | undefined, unknown> =>
  (password = '') =>
    passwordChecks.some((check) => check.name === name && check.passes(password)) ? undefined : message;

export type PasswordLevel = 'weak' | 'medium' | 'strong';

/**
 * Returns the strength of a password, 0 to 100 points.
 * @example passwordScore('Renta2027') // => 85
 */
export const passwordScore = (password: string): number =>
  passwordChecks.reduce((score, { points, passes }) => score + (passes(password) ? points : 0), 0);

/**
 * Returns the level of a password.
 * @example passwordLevel('renta2027') // => 'medium'
 */
export const passwordLevel = (password: string): PasswordLevel => levelOfScore(passwordScore(password));

/**
 * Returns the level of a score: under 50 weak, under 75 medium, from 75 strong (s9-password-thresholds).
 * @example levelOfScore(75) // => 'strong'
 */
export function levelOfScore(score: number): PasswordLevel {
  if (score < MEDIUM_FROM) return 'weak';
  return score < STRONG_FROM ? 'medium' : 'strong';
}

/**
 * Whether a password may be chosen: all five checks pass. The level `strong` is not enough, 75 of 100 points make it.
 * @example isStrong('Renta2027!') // => true
 */
export const isStrong = (password: string): boolean => passwordChecks.every(({ passes }) => passes(password));

/** Rule for a new password: it must fit the login form. `undefined` is the value of an untouched field. */
export const notTooLong: Rule<string | undefined, unknown> = (password = '') =>
  password.length > PASSWORD_MAX_LENGTH ? 'The password may have up to 20 characters.' : undefined;
