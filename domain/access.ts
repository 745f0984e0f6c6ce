import { isEmail } from './identifiers/email.ts';
import { isPhone } from './identifiers/phone.ts';
import { isStrong, notTooLong, PASSWORD_MIN_LENGTH } from './password.ts';
import { matches, type Rule, type Rules, required } from './rules.ts';

/** POST /api/auth/login (spec §3). */
export type Credentials = { email: string; password: string };

/** POST /api/auth/register (spec §3); the phone travels as `+525512345678`. */
export type Registration = { email: string; phone: string; password: string; confirm_password: string };

/** POST /api/auth/recover-password. */
export type Recovery = { email: string };

/** PATCH /api/auth/password. */
export type PasswordChange = { current_password: string; password: string; confirm_password: string };

/** POST /api/user/update-password. */
export type TemporaryPasswordChange = { password: string; password_confirmation: string };

/** Login asks that both are there and nothing else; that no password is longer than 20 is its field's to see to (spec §5). */
export const credentialsRules: Rules<Credentials> = {
  email: [required('Your email is required')],
  password: [required('Your password is required.')],
};

/** Recovery has no rule of its own but that something is written; a malformed address is the server's to refuse (spec §5). */
export const recoveryRules: Rules<Recovery> = { email: [required('Your email is required')] };

export const registrationRules: Rules<Registration> = {
  email: [required('Your email is required'), matches(isEmail, 'Your email is invalid')],
  phone: [required('Your cellphone number is required.'), matches(isPhone, 'Your cellphone number is invalid.')],
  password: [
    required('Your password is required.'),
    notTooLong,
    matches(isStrong, 'Your password format is incorrect.'),
  ],
  confirm_password: [equals('password', 'Your passwords do not match')],
};

export const passwordChangeRules: Rules<PasswordChange> = {
  current_password: [required('Your password is required.')],
  password: [
    required('Your password is required.'),
    notTooLong,
    matches(isStrong, 'Your password format is incorrect.'),
  ],
  confirm_password: [equals('password', 'Your passwords do not match')],
};

/** On this form the specification lets the later message win (§5), so its checks stand last first. */
export const temporaryPasswordRules: Rules<TemporaryPasswordChange> = {
  password: [
    notTooLong,
    (it = '') => (it.length < PASSWORD_MIN_LENGTH ? 'At least eight characters are required.' : undefined),
    (it) => (/[A-Z]/.test(it) ? undefined : 'At least one uppercase character is missing.'),
    (it) => (/[0-9]/.test(it) ? undefined : 'At least one number is missing.'),
    required('The password is required.'),
  ],
  password_confirmation: [
    equals('password', 'The confirmation password should be equal to your new password.'),
    required('The password is required.'),
  ],
};

function equals<
  All,
  Message extends 'Your passwords do not match' | 'The confirmation password should be equal to your new password.',
>(other: keyof All, message: Message): Rule<string, All> {
  return (value, all) => (value === all[other] ? undefined : message);
}
