import type { PasswordCheck, PasswordLevel } from '#domain/password';
import type { PlainMessageId } from './index.ts';

export const passwordLevelLabels: Readonly<Record<PasswordLevel, PlainMessageId>> = {
  weak: 'Weak',
  medium: 'Medium',
  strong: 'Strong',
};

export const passwordCheckLabels: Readonly<Record<PasswordCheck, PlainMessageId>> = {
  length: 'At least 8 characters long',
  uppercase: 'At least one uppercase letter (A-Z).',
  lowercase: 'At least one lowercase letter (a-z).',
  digit: 'At least one number (0-9).',
  special: 'At least one special character',
};
