import { expect, test } from 'vitest';
import { MIN_MONTHLY_RENT } from '#domain/application';
import { BANK_VALIDATION_HOURS, PAYMENT_HOURS, PROPERTY_VALIDATION_HOURS } from '#domain/businessDays';
import { CURP_LENGTH } from '#domain/identifiers/curp';
import { RFC_LENGTH } from '#domain/identifiers/rfc';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/password';
import { TERMS } from '#domain/preOffer';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import { CODE_LENGTH } from '#domain/verificationCode';
import type { MessageId } from '#i18n';
import { esMX } from '#i18n/es-MX';

const MAX_FILE_MB = MAX_FILE_BYTES / 1_000_000;

// Some texts of the specification contain a limit as a number. When the limit changes, the text has to change too.
test.each<[MessageId, number | undefined]>([
  ['The minimum amount is $15,000 MXN', MIN_MONTHLY_RENT],
  ['$15,000 MXN at least.', MIN_MONTHLY_RENT],
  ['The remaining time of your lease must be 3 months or more from today', TERMS[0]],
  ['Receive up to 12 months of rent in advance.', TERMS.at(-1)],
  ['We will e-mail you the result of the validation within 72 hours at most.', PROPERTY_VALIDATION_HOURS],
  [
    'We will validate your bank data within 24 business hours at most. Then we will e-mail you the contract to sign it digitally.',
    BANK_VALIDATION_HOURS,
  ],
  ['Your payment shows within 72 business hours at most.', PAYMENT_HOURS],
  ['At least 8 characters long', PASSWORD_MIN_LENGTH],
  ['The password may have up to 20 characters.', PASSWORD_MAX_LENGTH],
  ['Write the 4 digits of the code.', CODE_LENGTH],
  ['4-digit code', CODE_LENGTH],
  ['A CURP has 18 characters; you wrote {count}.', CURP_LENGTH],
  ["A person's RFC has 13 characters; you wrote {count}.", RFC_LENGTH],
  ['JPEG, 500 MB at most.', MAX_FILE_MB],
  ['PDF, 500 MB at most.', MAX_FILE_MB],
  ['The file weighs {size} MB; the most is 500 MB.', MAX_FILE_MB],
  ['File is too large', MAX_FILE_MB],
])('the text of %j contains the limit %d', (id, limit) => {
  const numbers = (esMX[id].match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
  expect(numbers).toContain(limit);
});
