import { type Rules, required } from './rules.ts';

/** Body of POST /api/auth/login. */
export type Credentials = { email: string; password: string };

/** Body of POST /api/auth/register; the phone is sent as `+525512345678`. */
export type Registration = { email: string; phone: string; password: string; confirm_password: string };

/** Body of POST /api/auth/recover-password. */
export type Recovery = { email: string };

/** Body of PATCH /api/auth/password. */
export type PasswordChange = { current_password: string; password: string; confirm_password: string };

/** Body of POST /api/user/update-password: replaces a temporary password. */
export type TemporaryPasswordChange = { password: string; password_confirmation: string };

/**
 * Login rules: both fields are required, nothing else. The field itself limits the password to 20 characters
 * (s5-login-length).
 */
export const credentialsRules: Rules<Credentials> = {
  email: [required('Your email is required')],
  password: [required('Your password is required.')],
};

/** Recovery rules: the e-mail is required. Only the server checks its format (s5-recovery). */
export const recoveryRules: Rules<Recovery> = { email: [required('Your email is required')] };
