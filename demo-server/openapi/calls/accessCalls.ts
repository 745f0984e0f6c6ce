import { MessageBody, Registered, Session } from '#domain/session';
import { CodeSent, Verification } from '#domain/verificationCode';
import type { ApiCall } from './apiCall.ts';
import {
  CredentialsBody,
  PasswordChangeBody,
  RecoveryBody,
  RegistrationBody,
  TemporaryPasswordChangeBody,
} from './requests.ts';

const group = 'Access';

/** Registration, codes by SMS, sessions and passwords. */
export const accessCalls: readonly ApiCall[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    id: 'register',
    group,
    isPublic: true,
    summary: 'Registers an owner and sends a code by SMS',
    description: 'An account of the same e-mail or phone whose phone was never verified is replaced; its code dies.',
    body: RegistrationBody,
    success: { status: 201, shape: Registered },
    errors: {
      422: 'A field is not valid, or the e-mail or phone belongs to a verified account.',
      429: 'Ten codes to the phone in ten minutes, those that were sent again included.',
    },
  },
  {
    method: 'POST',
    path: '/api/auth/{id}/verify-phone-code',
    id: 'verifyPhoneCode',
    group,
    isPublic: true,
    summary: 'Verifies the phone with the code of the SMS and opens a session',
    body: Verification,
    success: { status: 200, shape: Session },
    errors: {
      404: 'No such registration.',
      409: 'The phone is verified already.',
      422: 'The code is wrong (`errors.code`) or has expired.',
      429: 'Five wrong guesses of one code, or a hundred of one phone in 24 hours.',
    },
  },
  {
    method: 'PUT',
    path: '/api/auth/{id}/verification-code',
    id: 'resendPhoneCode',
    group,
    isPublic: true,
    summary: 'Sends a new code by SMS; the former one dies',
    success: { status: 200, shape: CodeSent, mayBeEmpty: true },
    errors: {
      404: 'No such registration.',
      409: 'The phone is verified already.',
      429: 'Ten codes to the phone in ten minutes, those of registrations included.',
    },
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    id: 'login',
    group,
    isPublic: true,
    summary: 'Opens a session',
    body: CredentialsBody,
    success: { status: 200, shape: Session },
    errors: {
      401: 'E-mail and password do not match, or the temporary password has expired. Shown in the form.',
      403: 'The password is right, but the phone was never verified: the body also has `id` and `phone`.',
      422: 'A field is empty.',
      429: 'Five failures in a minute for one e-mail.',
    },
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    id: 'logout',
    group,
    summary: 'Ends the session: its token is of no use any more',
    success: { status: 204 },
    errors: {},
  },
  {
    method: 'POST',
    path: '/api/auth/recover-password',
    id: 'recoverPassword',
    group,
    isPublic: true,
    summary: 'Sends a temporary password by e-mail',
    description:
      'The response is the same for an unknown e-mail. The old password works until the new one is used. A second call within ten minutes sends nothing new.',
    body: RecoveryBody,
    success: { status: 200, shape: MessageBody, mayBeEmpty: true },
    errors: { 422: 'The e-mail is empty or malformed.' },
  },
  {
    method: 'PATCH',
    path: '/api/auth/password',
    id: 'changePassword',
    group,
    summary: 'Changes the password and ends all other sessions',
    body: PasswordChangeBody,
    success: { status: 200, shape: MessageBody, mayBeEmpty: true },
    errors: {
      422: 'A field is not valid, or the current password is wrong.',
      429: 'Five wrong current passwords in 15 minutes.',
    },
  },
  {
    method: 'POST',
    path: '/api/user/update-password',
    id: 'replaceTemporaryPassword',
    group,
    summary: 'Replaces a temporary password and ends all other sessions',
    body: TemporaryPasswordChangeBody,
    success: { status: 200, shape: MessageBody, exact: true },
    errors: {
      403: 'The session was not opened with a temporary password.',
      422: 'A field is not valid. The app reads the first error from `message`.',
    },
  },
];
