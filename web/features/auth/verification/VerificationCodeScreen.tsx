import { useEffect, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { fieldErrorsOf, problemOf, problemText, secondsUntilRetry } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type Verification, verificationRules } from '#domain/verificationCode';
import { WAIT } from '#domain/wait';
import { t } from '#i18n';
import { CodeField } from '#kit/code/CodeField.tsx';
import { Countdown } from '#kit/code/Countdown.tsx';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Form, type FormErrors } from '#kit/form/Form.tsx';
import { useErrorInTitle } from '#kit/form/summaryEntries.ts';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { useResendPhoneCodeMutation, useVerifyPhoneCodeMutation } from '../authSlice.ts';
import { QuestionLink } from '../QuestionLink.tsx';
import { keepSession } from '../sessions.ts';
import { ResendCode } from './ResendCode.tsx';
import styles from './VerificationCodeScreen.module.css';
import { expiryOf, phoneIn, timeFor, verificationStateOf } from './verificationAddress.ts';
import { parseVerificationState } from './verificationState.ts';

/** Form for the 4-digit code that was sent by SMS; it verifies the phone and opens the session. */
export function VerificationCodeScreen() {
  const { id = '' } = useParams();
  const { expiresAt, clockOffset, email, expireAt } = useVerificationState();
  const { rejection, send } = useVerifyPhoneCode(id, expiresAt);
  const [expiredAt, setExpiredAt] = useState<string>();
  const resent = useResendPhoneCode(id, expireAt);
  const countdown = useId();

  const isRunning = expiresAt !== undefined && rejection?.ofCode !== expiresAt;
  if (rejection?.isOwnerUnknown) return <InvalidLink />;

  return (
    <Screen title={t('Verify your account')} lead={<CodeSentText />} back={paths.register}>
      <Form
        singleControl
        rules={verificationRules}
        initialValues={{ code: '' }}
        onSubmit={send}
        action="Verify account"
        busy="Verifying…"
        secondary={<ToLogin />}
      >
        <CodeField resetKey={resent.count} expired={expiredAt === expiresAt} describedBy={countdown} />
        <div id={countdown} className={styles.countdown}>
          {isRunning && (
            <Countdown
              expiresAt={expiresAt}
              now={() => timeFor({ clockOffset })}
              onExpired={() => setExpiredAt(expiresAt)}
            />
          )}
        </div>
        <div>
          <ResendCode isRunning={resent.isRunning} onResend={resent.resend} />
          <QuestionLink
            question="Wrong number?"
            answer="Correct it"
            to={paths.register}
            state={email === undefined ? null : { email }}
            size="body"
          />
        </div>
      </Form>
      <CodeResentDialog open={resent.isConfirmed} onClose={resent.close} />
    </Screen>
  );
}

const CodeResentDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal
    open={open}
    title={t('Code resent')}
    onClose={onClose}
    actions={<Button onClick={onClose}>{t('Close')}</Button>}
  >
    {t('We sent you an SMS with the confirmation code again.')}
  </Modal>
);

const ToLogin = () => <QuestionLink question="Have an account already?" answer="Log in there" to={paths.login} />;

/** Shown instead of the form when the address names no registration: no code can help then. */
function InvalidLink() {
  useErrorInTitle(true);
  return (
    <Screen title={t('Verify your account')} back={paths.register}>
      <Banner kind="danger" role="alert" tabIndex={-1} ref={focus}>
        {t('This link is no longer valid. Sign up again.')}
      </Banner>
      <PageFooter>
        <ButtonLink to={paths.register}>{t('Sign up')}</ButtonLink>
        <ToLogin />
      </PageFooter>
    </Screen>
  );
}

const focus = (alert: HTMLElement | null) => alert?.focus();

/** Text that says which phone the code was sent to. */
function CodeSentText() {
  const phone = phoneIn(useLocation().search);
  if (phone === undefined) return t('We sent a 4-digit code by SMS to the cellphone that you registered.');
  const [before, after] = t('We sent a 4-digit code by SMS to {phone}.', { phone }).split(phone);
  return (
    <>
      {before}
      <strong className={styles.phone}>{phone}</strong>
      {after}
    </>
  );
}

/** Returns the location state of this page, and `expireAt`, which replaces the expiry in it. */
function useVerificationState() {
  const { pathname, search, state } = useLocation();
  const { navigate } = useThisScreen();
  const { expiresAt, clockOffset, email } = parseVerificationState(state);
  const expireAt = (moment: string) => {
    navigate(`${pathname}${search}`, { replace: true, state: verificationStateOf(moment, email) });
  };
  // Assumption: when the page is opened by its address, a code was just sent, so its three minutes run from now.
  const hasNoExpiry = expiresAt === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the location state has no expiry
  useEffect(() => {
    if (hasNoExpiry) expireAt(expiryOf(null));
  }, [hasNoExpiry]);
  return { expiresAt, clockOffset, email, expireAt };
}

/** Returns the submit of the form, and why the server accepts the code that expires at `expiresAt` no more. */
function useVerifyPhoneCode(id: string, expiresAt: string | undefined) {
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
function useResendPhoneCode(id: string, expireAt: (moment: string) => void) {
  const [resendCode, { isLoading }] = useResendPhoneCodeMutation();
  const [count, setCount] = useState(0);
  const [isConfirmed, setConfirmed] = useState(false);
  const { isHere } = useThisScreen();
  const resend = () => {
    setCount(count + 1);
    // No call while offline: the offline banner says why.
    if (!navigator.onLine) return;
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
 * What the server accepts no more: the code that expires at `ofCode`, or any code because it knows no such
 * registration.
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
    return { code: problemText(problem).text, ...fieldErrorsOf(problem), [WAIT]: secondsUntilRetry(problem) };
  }
  return submitErrors(error);
}
