import type { DomainMessageId } from './messages.ts';
import type { Rule } from './rules.ts';

/** Login cuts at 20, so a longer password could never log in (ux S3). */
export const PASSWORD_MAX_LENGTH = 20;
export const PASSWORD_MIN_LENGTH = 8;

const MEDIUM_FROM = 50;
const STRONG_FROM = 75;

/** The five checks of 'Nivel de seguridad' with their points and texts (spec §5). */
export const passwordChecks = [
  { points: 25, text: 'At least 8 characters long', passes: (it) => it.length >= PASSWORD_MIN_LENGTH },
  { points: 20, text: 'At least one uppercase letter (A-Z).', passes: (it) => /[A-Z]/.test(it) },
  { points: 20, text: 'At least one lowercase letter (a-z).', passes: (it) => /[a-z]/.test(it) },
  { points: 20, text: 'At least one number (0-9).', passes: (it) => /[0-9]/.test(it) },
  // Special is what is no letter, digit or space (ux S3): ñ is a letter, typed as one character or as n and a tilde.
  { points: 15, text: 'At least one special character', passes: (it) => /[^\p{L}\p{M}\p{N}\s]/u.test(it) },
] as const satisfies readonly { points: number; text: DomainMessageId; passes: (password: string) => boolean }[];

export type PasswordLevel = 'weak' | 'medium' | 'strong';

export const passwordLevels: Readonly<Record<PasswordLevel, DomainMessageId>> = {
  weak: 'Weak',
  medium: 'Medium',
  strong: 'Strong',
};

/** 0 to 100 points (spec §5). */
export const passwordScore = (password: string): number =>
  passwordChecks.reduce((score, { points, passes }) => score + (passes(password) ? points : 0), 0);

/** The level of a password's points. */
export const passwordLevel = (password: string): PasswordLevel => levelOfScore(passwordScore(password));

/** Under 50 points weak, under 75 medium, from 75 strong (spec §5). */
export function levelOfScore(score: number): PasswordLevel {
  if (score < MEDIUM_FROM) return 'weak';
  return score < STRONG_FROM ? 'medium' : 'strong';
}

/** All five checks pass; a 'Fuerte' of 85 points is not enough to be sent (ux S3). */
export const isStrong = (password: string): boolean => passwordChecks.every(({ passes }) => passes(password));

/** A password that somebody chooses must fit the login's field. An untouched field has none. */
export const notTooLong: Rule<string | undefined, unknown> = (password = '') =>
  password.length > PASSWORD_MAX_LENGTH ? 'The password may have up to 20 characters.' : undefined;
