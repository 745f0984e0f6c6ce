import type { PasswordChange, Registration, TemporaryPasswordChange } from '../access.ts';
import { isEmail, MAX_EMAIL_LENGTH } from '../identifiers/email.ts';
import { isPhone } from '../identifiers/phone.ts';
import { isStrong, notTooLong, passesCheck } from '../password.ts';
import { atMost, matches, type Rule, type Rules, required } from '../rules.ts';

/** Rules for a password that is chosen. */
const newPassword = [
  required('Your password is required.'),
  notTooLong,
  matches(isStrong, 'Your password format is incorrect.'),
];

export const registrationRules: Rules<Registration> = {
  email: [required('Your email is required'), atMost(MAX_EMAIL_LENGTH), matches(isEmail, 'Your email is invalid')],
  phone: [required('Your cellphone number is required.'), matches(isPhone, 'Your cellphone number is invalid.')],
  password: newPassword,
  confirm_password: [equals('password', 'Your passwords do not match')],
};

export const passwordChangeRules: Rules<PasswordChange> = {
  current_password: [required('Your password is required.')],
  password: newPassword,
  confirm_password: [equals('password', 'Your passwords do not match')],
};

/**
 * Rules for replacing a temporary password. The specification checks them in its order and lets later messages
 * overwrite earlier ones (s5-temporary-order); `check` keeps the first message of a field, so here they are in reverse
 * order.
 */
export const temporaryPasswordRules: Rules<TemporaryPasswordChange> = {
  password: [
    notTooLong,
    passesCheck('length', 'At least eight characters are required.'),
    passesCheck('uppercase', 'At least one uppercase character is missing.'),
    passesCheck('digit', 'At least one number is missing.'),
    required('The password is required.'),
  ],
  password_confirmation: [
    equals('password', 'The confirmation password should be equal to your new password.'),
    required('The password is required.'),
  ],
};

/** Returns a rule for a field that must repeat another field. */
function equals<
  Values,
  MismatchMessage extends
    | 'Your passwords do not match'
    | 'The confirmation password should be equal to your new password.',
>(other: keyof Values, message: MismatchMessage): Rule<string, Values> {
  return (value, values) => (value === values[other] ? undefined : message);
}
