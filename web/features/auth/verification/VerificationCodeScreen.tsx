import { useLocation, useParams } from 'react-router-dom';
import { verificationRules } from '#domain/verificationCode';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import * as verificationTexts from '#i18n/es-MX/verification';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Form } from '#kit/form/Form.tsx';
import { useErrorInTitle } from '#kit/form/summaryEntries.ts';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { usePrefetchedPage } from '#kit/navigation/navigation.ts';
import { QuestionLink } from '#kit/navigation/QuestionLink.tsx';
import { paths } from '#paths';
import { CodeEntry } from '../../verification-code/CodeEntry.tsx';
import { ResendCode } from '../../verification-code/ResendCode.tsx';
import { useVerificationState } from '../../verification-code/useVerificationState.ts';
import { phoneIn } from '../../verification-code/verificationAddress.ts';
import { useResendPhoneCode, useVerifyPhoneCode } from './usePhoneVerification.ts';

/** Form for the 4-digit code that was sent by SMS; it verifies the phone and opens the session. */
export function VerificationCodeScreen() {
  const { id = '' } = useParams();
  const { expiresAt, expireAt } = useVerificationState();
  usePrefetchedPage(paths.createProfile);
  const { rejection, send } = useVerifyPhoneCode(id, expiresAt);
  const resent = useResendPhoneCode(id, expireAt);
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
        <CodeEntry resetKey={resent.count} isRejected={rejection !== undefined && rejection.ofCode === expiresAt} />
        <div>
          <ResendCode isRunning={resent.isRunning} onResend={resent.resend} />
          <QuestionLink
            question={verificationTexts.wrongNumber}
            answer={verificationTexts.correctIt}
            to={paths.register}
            size="body"
          />
        </div>
      </Form>
      {resent.isConfirmed && <CodeResentDialog onClose={resent.close} />}
    </Screen>
  );
}

const CodeResentDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal
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

/** Says which phone the code was sent to. A page that is opened by its address cannot know whether one was. */
function CodeSentText() {
  const { expiresAt } = useVerificationState();
  const phone = phoneIn(useLocation().search);
  const wasSent = expiresAt !== undefined;
  if (phone === undefined) return wasSent ? verificationTexts.codeSentToRegisteredPhone : verificationTexts.writeCode;
  return (
    <Emphasis of={phone}>
      {wasSent ? verificationTexts.codeSentTo({ phone }) : verificationTexts.writeCodeOf({ phone })}
    </Emphasis>
  );
}
