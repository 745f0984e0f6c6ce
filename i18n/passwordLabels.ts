import type { PasswordCheck, PasswordLevel } from '#domain/password';
import * as passwordTexts from './es-MX/passwords.ts';

export const passwordLevelLabels: Readonly<Record<PasswordLevel, string>> = {
  weak: passwordTexts.weak,
  medium: passwordTexts.medium,
  strong: passwordTexts.strong,
};

export const passwordCheckLabels: Readonly<Record<PasswordCheck, string>> = {
  length: passwordTexts.atLeastEightCharacters,
  uppercase: passwordTexts.atLeastOneUppercase,
  lowercase: passwordTexts.atLeastOneLowercase,
  digit: passwordTexts.atLeastOneNumber,
  special: passwordTexts.atLeastOneSpecial,
};
