import { useSelector } from 'react-redux';
import { maskedPhone } from '#domain/identifiers/phone';
import { type Verification, verificationRules } from '#domain/verificationCode';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as commonTexts from '#i18n/es-MX/common';
import * as verificationTexts from '#i18n/es-MX/verification';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { QuestionLink } from '#kit/navigation/QuestionLink.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { selectUser } from '../../auth/authSlice.ts';
import { CodeEntry } from '../../verification-code/CodeEntry.tsx';
import { ResendCode } from '../../verification-code/ResendCode.tsx';
import { useVerificationState } from '../../verification-code/useVerificationState.ts';
import { expiryOf } from '../../verification-code/verificationAddress.ts';
import { stepPath } from '../redirects.ts';
import { StepGate } from '../StepGate.tsx';
import { SlowCheckNotice } from './SlowCheckNotice.tsx';
import { useConfirmBureau } from './useConfirmBureau.ts';
import { useResendBureauCode } from './useResendBureauCode.ts';

/** /applications/{id}/confirm-privacy-policy: form for the 4-digit SMS code that signs the bureau authorisation. */
export function ConfirmPrivacyPolicyScreen() {
  return (
    <StepGate page="bureau_policy">
      {(_, id) => (
        <Screen title={bureauTexts.confirmAuthorisation} lead={<CodeSentText />} back={stepPath(id, 'bureau_policy')}>
          <Confirmation id={id} />
        </Screen>
      )}
    </StepGate>
  );
}

/** Says where the code was sent. A page that is opened by its address cannot know whether one was. */
function CodeSentText() {
  const { expiresAt } = useVerificationState();
  const phone = maskedPhone(useSelector(selectUser)?.phone ?? '');
  return (
    <Emphasis of={phone}>
      {expiresAt === undefined ? bureauTexts.signWithCode({ phone }) : bureauTexts.writeCodeSentTo({ phone })}
    </Emphasis>
  );
}

function Confirmation({ id }: { id: string }) {
  const { expiresAt, expireAt } = useVerificationState();
  const { announce } = useThisScreen();
  const { confirm, isChecking } = useConfirmBureau(id);
  const resent = useResendBureauCode((sent) => {
    expireAt(expiryOf(sent));
    announce(verificationTexts.codeSentAgain);
  });

  return (
    <Form<Verification>
      singleControl
      rules={verificationRules}
      initialValues={emptyForm}
      onSubmit={confirm}
      action={bureauTexts.confirm}
      busy={bureauTexts.checkingHistory}
    >
      <CodeEntry resetKey={resent.count} />
      <div>
        <ResendCode
          isRunning={resent.isRunning}
          waitSeconds={resent.waitSeconds}
          onWaitOver={resent.waitOver}
          onResend={resent.resend}
        />
        {expiresAt === undefined && (
          // A resend needs an authorisation that waits for its code; this link works without one.
          <QuestionLink
            question={bureauTexts.noCodeYet}
            answer={bureauTexts.requestOne}
            to={stepPath(id, 'bureau_policy')}
            size="body"
          />
        )}
        {resent.failure && (
          <Banner kind="danger" role="alert" data-offline={resent.failure === commonTexts.offlineInputKept}>
            {resent.failure}
          </Banner>
        )}
      </div>
      <SlowCheckNotice isChecking={isChecking} />
    </Form>
  );
}

const emptyForm: Verification = { code: '' };
