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
import { useResendPhoneCodeMutation, useVerifyPhoneCodeMutation } from './authSlice.ts';
import { QuestionLink } from './QuestionLink.tsx';
import { ResendCode } from './ResendCode.tsx';
import { keepSession } from './sessions.ts';
import styles from './VerificationCodeScreen.module.css';
import { expiryOf, phoneIn, timeFor, verificationStateOf } from './verificationAddress.ts';
import { parseVerificationState } from './verificationState.ts';

/** Four digits from an SMS prove that the cellphone is hers (ux S4). */
export function VerificationCodeScreen() {
  const { id = '' } = useParams();
  const [verify] = useVerifyPhoneCodeMutation();
  const { navigate, isHere } = useThisScreen();
  const { expiresAt, lead, email, expireAt } = useHandover();
  const dispatch = useDispatch();
  const [dead, setDead] = useState<string>();
  const [end, setEnd] = useState<End>();
  const resent = useResending(id, expireAt);
  const countdown = useId();

  const send = ({ code }: Verification) =>
    verify({ id, code })
      .unwrap()
      .then(
        (session) => {
          keepSession(dispatch, session, isHere());
          navigate(paths.createProfile, { replace: true });
        },
        (error) => {
          setEnd(endOf(error, expiresAt));
          return refusalsOf(error);
        },
      );
  const isRunning = expiresAt !== undefined && end?.ofCode !== expiresAt;
  if (end?.isOwnerUnknown) return <DeadLink />;

  return (
    <Screen title={t('Verify your account')} lead={<Sent />} back={paths.register}>
      <Form
        singleControl
        rules={verificationRules}
        initialValues={{ code: '' }}
        onSubmit={send}
        action="Verify account"
        busy="Verifying…"
        secondary={<ToLogin />}
      >
        <CodeField resetKey={resent.count} expired={dead === expiresAt} describedBy={countdown} />
        <div id={countdown} className={styles.countdown}>
          {isRunning && (
            <Countdown expiresAt={expiresAt} now={() => timeFor({ lead })} onExpired={() => setDead(expiresAt)} />
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
      <Modal
        open={resent.isTold}
        title={t('Code resent')}
        onClose={resent.close}
        actions={<Button onClick={resent.close}>{t('Close')}</Button>}
      >
        {t('We sent you an SMS with the confirmation code again.')}
      </Modal>
    </Screen>
  );
}

const ToLogin = () => <QuestionLink question="Have an account already?" answer="Log in there" to={paths.login} />;

/** An address that no code can help: it names nobody. */
function DeadLink() {
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

/** Where the code went. */
function Sent() {
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

/** What the last page handed over, and a way to keep a newer expiry in its place. */
function useHandover() {
  const { pathname, search, state } = useLocation();
  const { navigate } = useThisScreen();
  const { expiresAt, lead, email } = parseVerificationState(state);
  const expireAt = (moment: string) => {
    navigate(`${pathname}${search}`, { replace: true, state: verificationStateOf(moment, email) });
  };
  // assumed: who opens the address by itself has just been sent a code; spec §2 wants its three minutes to run.
  const isUnknown = expiresAt === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when nothing was handed over
  useEffect(() => {
    if (isUnknown) expireAt(expiryOf(null));
  }, [isUnknown]);
  return { expiresAt, lead, email, expireAt };
}

/** Sending the code again: the boxes are emptied first, which also takes the focus there, then comes the call (spec §2). */
function useResending(id: string, expireAt: (moment: string) => void) {
  const [resendCode, { isLoading }] = useResendPhoneCodeMutation();
  const [count, setCount] = useState(0);
  const [isTold, setTold] = useState(false);
  const { isHere } = useThisScreen();
  const resend = () => {
    setCount(count + 1);
    // Offline it is not tried: the banner says why.
    if (!navigator.onLine) return;
    resendCode(id)
      .unwrap()
      .then((sent) => {
        setTold(isHere());
        expireAt(expiryOf(sent));
      })
      // Only logged (spec §8).
      // biome-ignore lint/suspicious/noConsole: the one failure that the owner is not told of
      .catch((error: unknown) => console.warn('The code could not be sent again', problemOf(error)));
  };
  return { count, isTold, isRunning: isLoading, resend, close: () => setTold(false) };
}

/** What the server will take no more: the code that ran until a moment, or any code, for it knows no such owner. */
type End = { readonly ofCode?: string | undefined; readonly isOwnerUnknown: boolean };

function endOf(error: unknown, ofCode: string | undefined): End | undefined {
  const problem = problemOf(error);
  const status = problem.kind === 'http' ? problem.status : undefined;
  return status === 404 || status === 429 ? { ofCode, isOwnerUnknown: status === 404 } : undefined;
}

function refusalsOf(error: unknown): FormErrors {
  const problem = problemOf(error);
  // Too many wrong codes is said where the wrong ones were (ux §5 C6).
  if (problem.kind === 'http' && problem.status === 429) {
    return { code: problemText(problem).text, ...fieldErrorsOf(problem), [WAIT]: secondsUntilRetry(problem) };
  }
  return submitErrors(error);
}
