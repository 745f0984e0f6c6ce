import { expect, test } from 'vitest';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password';
import { MAX_FILE_MB } from '#domain/uploadedFile';
import { CODE_LENGTH } from '#domain/verificationCode';
import { apiErrors } from '#i18n/es-MX/apiErrors';

import { fourDigitCode } from '#i18n/es-MX/kit/codes';
import { atLeastEightCharacters, newPasswordRules, passwordLength } from '#i18n/es-MX/passwords';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';

// Texts of the first screens and labels take no values, to keep these screens small, nor do ids that an API sends. When
// the limit changes, the text has to change too.
test.each<[string, number]>([
  [atLeastEightCharacters, PASSWORD_MIN_LENGTH],
  [passwordLength, PASSWORD_MIN_LENGTH],
  [passwordLength, PASSWORD_MAX_LENGTH],
  [newPasswordRules, PASSWORD_MIN_LENGTH],
  [newPasswordRules, PASSWORD_MAX_LENGTH],
  [ruleTexts['The password may have up to 20 characters.'], PASSWORD_MAX_LENGTH],
  [ruleTexts['Write the 4 digits of the code.'], CODE_LENGTH],
  [fourDigitCode, CODE_LENGTH],
  [apiErrors['File is too large'], MAX_FILE_MB],
])('%j contains the limit %d', (text, limit) => {
  const numbers = (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
  expect(numbers).toContain(limit);
});
