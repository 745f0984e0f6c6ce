import { httpProblem, problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import type { UnverifiedBody } from '#domain/errorBody';
import { normalisePhone } from '#domain/identifiers/phone';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as guestTexts from '#i18n/es-MX/guests';
import { createDraftWriter, draftKey } from '#kit/form/draft.ts';
import type { ThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { expiryOf, type VerificationState, verificationAddress } from '../../verification-code/verificationAddress.ts';
import { authApi } from '../authApi.ts';
import { type Dispatch, keepSession, UNTRACKED, unverifiedIn } from '../sessions.ts';
import type { GuestActions } from './guestActions.ts';
import { REGISTRATION_DRAFT } from './guestDrafts.ts';

const { login, register, recoverPassword, resendPhoneCode } = authApi.endpoints;

/**
 * Creates the actions of the guest forms. They use the store of the app and the navigation of the current screen.
 * `onLogIn` runs after a successful log-in, where no gate redirects.
 */
export const createGuestActions = (dispatch: Dispatch, screen: ThisScreen, onLogIn?: () => void): GuestActions => ({
  // No navigation on success: in the app the guest gate redirects as soon as there is a session.
  logIn: (credentials) =>
    dispatch(login.initiate(credentials, UNTRACKED))
      .unwrap()
      .then(
        (session) => {
          keepSession(dispatch, session, screen.isHere());
          onLogIn?.();
        },
        async (error: unknown) => {
          const unverified = unverifiedIn(error);
          if (unverified === undefined || !screen.isHere()) return submitErrors(error);
          return sendNewCode(dispatch, screen, unverified, credentials.email.trim());
        },
      ),

  signUp: (registration) =>
    dispatch(register.initiate(registration, UNTRACKED))
      .unwrap()
      .then((registered) => {
        const state: VerificationState = { expiresAt: expiryOf(registered) };
        screen.navigate(verificationAddress(registered), { state });
      }, submitErrors),

  recover: (recovery) =>
    dispatch(recoverPassword.initiate(recovery, UNTRACKED))
      .unwrap()
      .then(() => {}, recoveryErrors),

  returnToLogin: () => screen.navigate(paths.login),
});

/** Sends a new code and opens the verification page: the password was right, but the phone was never verified. */
async function sendNewCode(
  dispatch: Dispatch,
  { navigate, announce }: ThisScreen,
  unverified: UnverifiedBody,
  email: string,
) {
  // The page of the code leads back to the registration, where the phone can be corrected.
  const draft = createDraftWriter(draftKey(null, REGISTRATION_DRAFT));
  draft.save({ email, phone: normalisePhone(unverified.phone) });
  draft.flush();
  const sent = await dispatch(resendPhoneCode.initiate(unverified.id, UNTRACKED))
    .unwrap()
    .catch(() => undefined);
  announce(sent === undefined ? apiErrors['First verify your cellphone'] : guestTexts.verifyPhoneWithCode, 'notice');
  // Without a state the page knows of no code, and offers to send one.
  const state: VerificationState | undefined = sent === undefined ? undefined : { expiresAt: expiryOf(sent) };
  navigate(verificationAddress(unverified), { state });
}

/**
 * Returns the form errors of a failed recovery. An error that names no field becomes the generic message
 * (s8-recovery-generic).
 */
function recoveryErrors(error: unknown) {
  const problem = problemOf(error);
  const isNameless = problem.kind === 'http' && problem.errors === undefined && problem.status !== 429;
  return submitErrors(isNameless ? httpProblem(500, undefined) : error);
}
