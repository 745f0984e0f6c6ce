import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { maskedPhone } from '#domain/identifiers/phone';
import { type Verification, verificationRules } from '#domain/verificationCode';
import { t } from '#i18n';
import { Icon } from '#kit/art/Icon.tsx';
import { CodeField } from '#kit/code/CodeField.tsx';
import { Countdown } from '#kit/code/Countdown.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { now } from '#serverTime';
import { selectUser } from '../../auth/authSlice.ts';
import { QuestionLink } from '../../auth/QuestionLink.tsx';
import { ResendCode } from '../../auth/ResendCode.tsx';
import { expiryOf, verificationStateOf } from '../../auth/verificationAddress.ts';
import { parseVerificationState } from '../../auth/verificationState.ts';
import { stepPath } from '../redirects.ts';
import { StepGate } from '../StepGate.tsx';
import styles from './ConfirmPrivacyPolicyScreen.module.css';
import { Emphasis } from './Emphasis.tsx';
import { StillAsking } from './StillAsking.tsx';
import { useConfirmBureau } from './useConfirmBureau.ts';
import { useResendBureauCode } from './useResendBureauCode.ts';

/** /applications/{id}/confirm-privacy-policy: four digits from an SMS sign the authorisation (ux S22). */
export function ConfirmPrivacyPolicyScreen() {
  return (
    <StepGate place="bureau_policy">
      {(_, id) => (
        <Screen title={t('Confirm your authorisation')} lead={<Sent />} back={stepPath(id, 'bureau_policy')}>
          <Confirmation id={id} />
        </Screen>
      )}
    </StepGate>
  );
}

/** Where the code was sent, and what it does. Opened by a link, no code may have been sent: then how to get one. */
function Sent() {
  const { expiresAt } = parseVerificationState(useLocation().state);
  const phone = maskedPhone(useSelector(selectUser)?.phone ?? '');
  return (
    <Emphasis of={phone}>
      {expiresAt === undefined
        ? t('Sign the authorisation with a 4-digit code. Request it and we send it by SMS to {phone}.', { phone })
        : t('Write the 4-digit code that we sent by SMS to {phone}. With it you sign the authorisation.', { phone })}
    </Emphasis>
  );
}

function Confirmation({ id }: { id: string }) {
  const { expiresAt, clockOffset, expireAt } = useExpiry();
  const { announce } = useThisScreen();
  const { confirm, isAsking } = useConfirmBureau(id);
  const resent = useResendBureauCode((sent) => {
    expireAt(expiryOf(sent));
    announce(t('We sent you an SMS with the confirmation code again.'));
  });
  const [dead, setDead] = useState<string>();
  const countdown = useId();

  return (
    <Form<Verification>
      singleControl
      rules={verificationRules}
      initialValues={noCode}
      onSubmit={confirm}
      action="Confirm"
      busy="Checking your history…"
    >
      <CodeField resetKey={resent.count} expired={dead === expiresAt} describedBy={countdown} />
      <div id={countdown} className={styles.countdown}>
        {expiresAt !== undefined && (
          <Countdown expiresAt={expiresAt} now={() => now(clockOffset)} onExpired={() => setDead(expiresAt)} />
        )}
      </div>
      <div>
        <ResendCode
          isRunning={resent.isRunning}
          waitSeconds={resent.waitSeconds}
          onWaitOver={resent.waitOver}
          onResend={resent.resend}
        />
        {expiresAt === undefined && (
          // A resend needs an authorisation that waits for its code; this works without one.
          <QuestionLink question="No code yet?" answer="Request one" to={stepPath(id, 'bureau_policy')} size="body" />
        )}
        {resent.failure && (
          <p role="alert" className={styles.failure}>
            <Icon of={warningCircleFill} size={20} />
            {resent.failure}
          </p>
        )}
      </div>
      <StillAsking isAsking={isAsking} />
    </Form>
  );
}

const noCode: Verification = { code: '' };

/** When the code dies, as the last page or a resend said it; it lies in the history entry, so a reload keeps it. */
function useExpiry() {
  const { pathname, state } = useLocation();
  const { navigate } = useThisScreen();
  const expireAt = (expiresAt: string) => navigate(pathname, { replace: true, state: verificationStateOf(expiresAt) });
  return { ...parseVerificationState(state), expireAt };
}
