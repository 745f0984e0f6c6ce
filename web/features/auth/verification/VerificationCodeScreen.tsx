import { useEffect, useId, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { verificationRules } from '#domain/verificationCode';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import * as codeTexts from '#i18n/es-MX/kit/codes';
import * as verificationTexts from '#i18n/es-MX/verification';
import { CodeField } from '#kit/code/CodeField.tsx';
import { Countdown } from '#kit/code/Countdown.tsx';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Form } from '#kit/form/Form.tsx';
import { useErrorInTitle } from '#kit/form/summaryEntries.ts';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { paths } from '#paths';
import { QuestionLink } from '../QuestionLink.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useResendPhoneCode, useVerifyPhoneCode } from './usePhoneVerification.ts';
import { useVerificationState } from './useVerificationState.ts';
import styles from './VerificationCodeScreen.module.css';
import { expiryOf, phoneIn } from './verificationAddress.ts';

/** Form for the 4-digit code that was sent by SMS; it verifies the phone and opens the session. */
export function VerificationCodeScreen() {
  const { id = '' } = useParams();
  const { expiresAt, email, expireAt, now } = useVerificationState();
  useDefaultExpiry(expiresAt, expireAt);
  usePrefetchedPage(paths.createProfile);
  const { rejection, send } = useVerifyPhoneCode(id, expiresAt);
  const [expiredAt, setExpiredAt] = useState<string>();
  const [error, setError] = useState<string>();
  const resent = useResendPhoneCode(id, expireAt);
  const countdown = useId();

  // Without the countdown when the server no longer accepts the code, or the field says already that it has expired.
  const hasCountdown = expiresAt !== undefined && rejection?.ofCode !== expiresAt && error !== codeTexts.codeExpired;
  if (rejection?.isOwnerUnknown) return <InvalidLink />;

  return (
    <Screen title={verificationTexts.verifyYourAccount} lead={<CodeSentText />} back={paths.register}>
      <Form
        singleControl
        rules={verificationRules}
        initialValues={{ code: '' }}
        onSubmit={send}
        action={verificationTexts.verifyAccount}
        busy={verificationTexts.verifying}
        secondary={<ToLogin />}
      >
        <CodeField
          resetKey={resent.count}
          expired={expiredAt === expiresAt}
          describedBy={countdown}
          onError={setError}
        />
        <div id={countdown} className={styles.countdown}>
          {hasCountdown && <Countdown expiresAt={expiresAt} now={now} onExpired={() => setExpiredAt(expiresAt)} />}
        </div>
        <div>
          <ResendCode isRunning={resent.isRunning} onResend={resent.resend} />
          <QuestionLink
            question={verificationTexts.wrongNumber}
            answer={verificationTexts.correctIt}
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
    title={verificationTexts.codeResent}
    onClose={onClose}
    actions={<Button onClick={onClose}>{commonTexts.close}</Button>}
  >
    {verificationTexts.codeSentAgain}
  </Modal>
);

const ToLogin = () => (
  <QuestionLink question={guestTexts.haveAnAccount} answer={guestTexts.logInThere} to={paths.login} />
);

/** Shown instead of the form when the address names no registration: no code can help then. */
function InvalidLink() {
  useErrorInTitle(true);
  return (
    <Screen title={verificationTexts.verifyYourAccount} back={paths.register}>
      <Banner kind="danger" role="alert" tabIndex={-1} ref={focus}>
        {verificationTexts.linkNoLongerValid}
      </Banner>
      <PageFooter>
        <ButtonLink to={paths.register}>{guestTexts.signUp}</ButtonLink>
        <ToLogin />
      </PageFooter>
    </Screen>
  );
}

const focus = (alert: HTMLElement | null) => alert?.focus();

/** Text that says which phone the code was sent to. */
function CodeSentText() {
  const phone = phoneIn(useLocation().search);
  if (phone === undefined) return verificationTexts.codeSentToRegisteredPhone;
  const [before, after] = verificationTexts.codeSentTo({ phone }).split(phone);
  return (
    <>
      {before}
      <strong className={styles.phone}>{phone}</strong>
      {after}
    </>
  );
}

/** Assumption: when the page is opened by its address, a code was just sent, so its three minutes run from now. */
function useDefaultExpiry(expiresAt: string | undefined, expireAt: (moment: string) => void) {
  const hasNoExpiry = expiresAt === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the location state has no expiry
  useEffect(() => {
    if (hasNoExpiry) expireAt(expiryOf(null));
  }, [hasNoExpiry]);
}
