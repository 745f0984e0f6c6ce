import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldErrorsOf, problemOf, problemText, secondsUntilRetry } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import type { Verification } from '#domain/verificationCode';
import type { FormErrors } from '#kit/form/Form.tsx';
import { RETRY_AFTER } from '#kit/form/formErrors.ts';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { expiryOf } from '../../verification-code/verificationAddress.ts';
import { useResendPhoneCodeMutation, useVerifyPhoneCodeMutation } from '../authApi.ts';
import { keepSession } from '../sessions.ts';

/** Returns the submit of the form, and why the server no longer accepts the code that expires at `expiresAt`. */
export function useVerifyPhoneCode(id: string, expiresAt: string | undefined) {
  const [verify] = useVerifyPhoneCodeMutation();
  const { navigate, isHere } = useThisScreen();
  const dispatch = useDispatch();
  const [rejection, setRejection] = useState<Rejection>();
  const send = ({ code }: Verification) =>
    verify({ id, code })
      .unwrap()
      .then(
        (session) => {
          keepSession(dispatch, session, isHere());
          navigate(paths.createProfile, { replace: true });
        },
        (error) => {
          setRejection(rejectionOf(error, expiresAt));
          return verificationErrors(error);
        },
      );
  return { rejection, send };
}

/** Sends the code again. The boxes are emptied first, which also moves the focus there; then the call is made. */
export function useResendPhoneCode(id: string, expireAt: (moment: string) => void) {
  const [resendCode, { isLoading }] = useResendPhoneCodeMutation();
  const [count, setCount] = useState(0);
  const [isConfirmed, setConfirmed] = useState(false);
  const { isHere } = useThisScreen();
  const resend = () => {
    setCount(count + 1);
    resendCode(id)
      .unwrap()
      .then((sent) => {
        setConfirmed(isHere());
        expireAt(expiryOf(sent));
      })
      // biome-ignore lint/suspicious/noConsole: this failure is only logged (s8-resend-failure)
      .catch((error: unknown) => console.warn('The code could not be sent again', problemOf(error)));
  };
  return { count, isConfirmed, isRunning: isLoading, resend, close: () => setConfirmed(false) };
}

/**
 * What the server no longer accepts: the code that expires at `ofCode`, or any code because the registration is unknown.
 */
type Rejection = { readonly ofCode?: string | undefined; readonly isOwnerUnknown: boolean };

function rejectionOf(error: unknown, ofCode: string | undefined): Rejection | undefined {
  const problem = problemOf(error);
  const status = problem.kind === 'http' ? problem.status : undefined;
  return status === 404 || status === 429 ? { ofCode, isOwnerUnknown: status === 404 } : undefined;
}

function verificationErrors(error: unknown): FormErrors {
  const problem = problemOf(error);
  // Too many wrong codes: the message is shown under the code field.
  if (problem.kind === 'http' && problem.status === 429) {
    return { code: problemText(problem).text, ...fieldErrorsOf(problem), [RETRY_AFTER]: secondsUntilRetry(problem) };
  }
  return submitErrors(error);
}
