import { is } from 'superstruct';
import { httpProblem, problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { UnverifiedBody } from '#domain/errorBody';
import { t } from '#i18n';
import type { ThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { now } from '#serverTime';
import { authApi } from './authSlice.ts';
import type { GuestActions } from './guestActions.ts';
import { type Dispatch, keepSession, UNWATCHED } from './sessions.ts';
import { expiryOf, verificationAddress, verificationStateOf } from './verificationAddress.ts';

/** What guests can do, with the store of the app, from their screen. */
export function createGuestActions(
  dispatch: Dispatch,
  { isHere, navigate, announce }: ThisScreen,
  onLogIn?: () => Promise<void>,
): GuestActions {
  const { login, register, recoverPassword, resendPhoneCode } = authApi.endpoints;

  /** The password was right, the phone was never verified: a new code is sent, and its page comes next (contract §3). */
  async function askForCode(unverified: UnverifiedBody, email: string) {
    // When none could be sent, its page says that there is none any more and offers to send one again.
    const sent = await dispatch(resendPhoneCode.initiate(unverified.id, UNWATCHED))
      .unwrap()
      .catch(() => undefined);
    announce(
      t(sent === undefined ? 'First verify your cellphone' : 'First verify your cellphone. We sent you a code.'),
    );
    const expiresAt = sent === undefined ? new Date(now()).toISOString() : expiryOf(sent);
    navigate(verificationAddress(unverified), { state: verificationStateOf(expiresAt, email) });
  }

  return {
    // No navigation on success: as soon as there is a session, the gate leads on.
    logIn: (credentials) =>
      dispatch(login.initiate(credentials, UNWATCHED))
        .unwrap()
        .then(
          (session) => {
            keepSession(dispatch, session, isHere());
            return onLogIn?.();
          },
          async (error: unknown) => {
            const problem = problemOf(error);
            const isUnverified = problem.kind === 'http' && problem.status === 403 && is(problem.body, UnverifiedBody);
            return isUnverified && isHere() ? askForCode(problem.body, credentials.email.trim()) : submitErrors(error);
          },
        ),

    signUp: (registration) =>
      dispatch(register.initiate(registration, UNWATCHED))
        .unwrap()
        .then((registered) => {
          const state = verificationStateOf(expiryOf(registered), registration.email.trim());
          navigate(verificationAddress(registered), { state });
        }, submitErrors),

    recover: (recovery) =>
      dispatch(recoverPassword.initiate(recovery, UNWATCHED))
        .unwrap()
        .then(() => {}, refusedRecovery),

    returnToLogin: () => navigate(paths.login),
  };
}

/** A refusal that names no field is told in the one generic sentence, whatever else it says (spec §8). */
function refusedRecovery(error: unknown) {
  const problem = problemOf(error);
  const isNameless = problem.kind === 'http' && problem.errors === undefined && problem.status !== 429;
  return submitErrors(isNameless ? httpProblem(500, undefined) : error);
}
