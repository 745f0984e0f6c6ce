import type { DomainMessageId } from './messages.ts';
import type { Rule } from './rules.ts';

/** The login form allows 20 characters, so a longer password could never be used to log in (s9-password-maximum). */
export const PASSWORD_MAX_LENGTH = 20;
/** Shortest password that may be chosen (s9-password-minimum). */
export const PASSWORD_MIN_LENGTH = 8;

/** Lowest scores of the levels `medium` and `strong`. */
const MEDIUM_FROM = 50;
const STRONG_FROM = 75;

/** The five checks of the panel 'Nivel de seguridad' with their points and texts (s9-password-weights). */
export const passwordChecks = [
  { points: 25, text: 'At least 8 characters long', passes: (password) => password.length >= PASSWORD_MIN_LENGTH },
  { points: 20, text: 'At least one uppercase letter (A-Z).', passes: (password) => /[A-Z]/.test(password) },
  { points: 20, text: 'At least one lowercase letter (a-z).', passes: (password) => /[a-z]/.test(password) },
  { points: 20, text: 'At least one number (0-9).', passes: (password) => /[0-9]/.test(password) },
  // Special: no letter, mark, digit or space. ñ is a letter, also when it is typed as n with a combining tilde.
  { points: 15, text: 'At least one special character', passes: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
] as const satisfies readonly { points: number; text: DomainMessageId; passes: (password: string) => boolean }[];

export type PasswordLevel = 'weak' | 'medium' | 'strong';

export const passwordLevels: Readonly<Record<PasswordLevel, DomainMessageId>> = {
  weak: 'Weak',
  medium: 'Medium',
  strong: 'Strong',
};

/** Returns the strength of a password, 0 to 100 points. */
export const passwordScore = (password: string): number =>
  passwordChecks.reduce((score, { points, passes }) => score + (passes(password) ? points : 0), 0);

/** Returns the level of a password. */
export const passwordLevel = (password: string): PasswordLevel => levelOfScore(passwordScore(password));

/** Returns the level of a score: under 50 weak, under 75 medium, from 75 strong (s9-password-thresholds). */
export function levelOfScore(score: number): PasswordLevel {
  if (score < MEDIUM_FROM) return 'weak';
  return score < STRONG_FROM ? 'medium' : 'strong';
}

/**
 * Whether a password may be chosen: all five checks pass. The level `strong` is not enough, 75 of 100 points make it.
 */
export const isStrong = (password: string): boolean => passwordChecks.every(({ passes }) => passes(password));

/** Rule for a new password: it must fit the login form. `undefined` is the value of an untouched field. */
export const notTooLong: Rule<string | undefined, unknown> = (password = '') =>
  password.length > PASSWORD_MAX_LENGTH ? 'The password may have up to 20 characters.' : undefined;
