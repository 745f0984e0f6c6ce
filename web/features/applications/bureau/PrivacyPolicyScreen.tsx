import shieldCheckFill from '@phosphor-icons/core/assets/fill/shield-check-fill.svg';
import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { useSelector } from 'react-redux';
import { generatePath } from 'react-router-dom';
import { submitErrors } from '#api/submitErrors';
import { today } from '#clock';
import { BUREAU_AUTHORIZATION_YEARS } from '#domain/application';
import { maskedPhone } from '#domain/identifiers/phone';
import type { CodeSent } from '#domain/verificationCode';
import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as commonTexts from '#i18n/es-MX/common';
import * as screenTexts from '#i18n/es-MX/screens';
import { longDay } from '#i18n/format';
import { ArchIcon } from '#kit/art/ArchIcon.tsx';
import { Icon } from '#kit/art/Icon.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { selectUser } from '../../auth/authSlice.ts';
import { expiryOf, type VerificationState } from '../../verification-code/verificationAddress.ts';
import { stepPath } from '../redirects.ts';
import { StepGate } from '../StepGate.tsx';
import { useAuthorizeBureauMutation } from './bureauSlice.ts';
import styles from './PrivacyPolicyScreen.module.css';

/** /applications/{id}/privacy-policy: explains the bureau check and asks the owner to authorise it. */
export function PrivacyPolicyScreen() {
  const title = bureauTexts.authoriseCheck;
  return (
    <StepGate page="bureau_policy">
      {(_, id) => (
        <Screen
          title={
            <>
              <ArchIcon of={shieldCheckFill} above />
              {title}
            </>
          }
          documentTitle={title}
          lead={bureauTexts.lastStepToSend}
          back={stepPath(id, 'property_details')}
        >
          <AuthorisationForm id={id} />
        </Screen>
      )}
    </StepGate>
  );
}

function AuthorisationForm({ id }: { id: string }) {
  const [authorize] = useAuthorizeBureauMutation();
  const { navigate } = useThisScreen();
  const openConfirmation = (sent: CodeSent | null) => {
    const state: VerificationState = { expiresAt: expiryOf(sent) };
    navigate(generatePath(paths.confirmPrivacyPolicy, { id }), { state });
  };

  return (
    <Form
      singleControl
      initialValues={emptyForm}
      onSubmit={() => authorize(id).unwrap().then(openConfirmation, submitErrors)}
      action={bureauTexts.authoriseAndReceiveCode}
      busy={bureauTexts.sendingCode}
      secondary={
        <ButtonLink to={paths.home} kind="ghost">
          {commonTexts.notNow}
        </ButtonLink>
      }
    >
      <AuthorisationText />
      <SmsNotice />
    </Form>
  );
}

const emptyForm = {};

const AuthorisationText = () => (
  <>
    <Section title={bureauTexts.inAFewWords}>
      <ul className={styles.summary}>
        <li>{bureauTexts.weWillCheckHistory}</li>
        <li>{bureauTexts.authorisationYears({ years: BUREAU_AUTHORIZATION_YEARS })}</li>
        <li>{bureauTexts.ifNotAuthorised}</li>
      </ul>
    </Section>
    <Section title={bureauTexts.fullText}>
      <p className={styles.text}>
        {bureauTexts.authorisationText({
          company: screenTexts.adelantto,
          years: BUREAU_AUTHORIZATION_YEARS,
          date: longDay(today()),
        })}
      </p>
    </Section>
  </>
);

/** Says to which phone the code will be sent. */
function SmsNotice() {
  const phone = maskedPhone(useSelector(selectUser)?.phone ?? '');
  if (phone === '') return null;
  return (
    <p className={styles.sms}>
      <Icon of={deviceMobile} size={20} />
      <span>
        <Emphasis of={phone}>{bureauTexts.codeWillBeSentTo({ phone })}</Emphasis>
      </span>
    </p>
  );
}
