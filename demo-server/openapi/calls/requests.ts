import { type Describe, literal, string, type } from 'superstruct';
import type { Credentials, PasswordChange, Recovery, Registration, TemporaryPasswordChange } from '#domain/access';

// The forms need only the types: their rules check the values. These shapes are for the description of the API.

export const CredentialsBody: Describe<Credentials> = type({ email: string(), password: string() });

export const RegistrationBody: Describe<Registration> = type({
  email: string(),
  phone: string(),
  password: string(),
  confirm_password: string(),
});

export const RecoveryBody: Describe<Recovery> = type({ email: string() });

export const PasswordChangeBody: Describe<PasswordChange> = type({
  current_password: string(),
  password: string(),
  confirm_password: string(),
});

export const TemporaryPasswordChangeBody: Describe<TemporaryPasswordChange> = type({
  password: string(),
  password_confirmation: string(),
});

/** Body of PUT /api/applications/{id}/privacy-policy: the consent to the bureau check. */
export const BureauConsent = type({ accept_privacy_policy: literal(true) });
