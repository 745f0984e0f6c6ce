import { expect, test } from 'vitest';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password';
import { MAX_FILE_MB } from '#domain/uploadedFile';
import { CODE_LENGTH } from '#domain/verificationCode';
import type { MessageId } from '#i18n';
import { esMX } from '#i18n/es-MX';

// Texts of the first screens and labels take no values, to keep these screens small, nor do ids that an API sends. When
// the limit changes, the text has to change too.
test.each<[MessageId, number]>([
  ['At least 8 characters long', PASSWORD_MIN_LENGTH],
  ['Between 8 and 20 characters.', PASSWORD_MIN_LENGTH],
  ['Between 8 and 20 characters.', PASSWORD_MAX_LENGTH],
  ['Between 8 and 20 characters, with a number and an uppercase letter.', PASSWORD_MIN_LENGTH],
  ['Between 8 and 20 characters, with a number and an uppercase letter.', PASSWORD_MAX_LENGTH],
  ['The password may have up to 20 characters.', PASSWORD_MAX_LENGTH],
  ['Write the 4 digits of the code.', CODE_LENGTH],
  ['4-digit code', CODE_LENGTH],
  ['File is too large', MAX_FILE_MB],
])('the text of %j contains the limit %d', (id, limit) => {
  const numbers = (esMX[id].match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
  expect(numbers).toContain(limit);
});
