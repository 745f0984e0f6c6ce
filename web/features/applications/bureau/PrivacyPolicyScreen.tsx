import shieldCheckFill from '@phosphor-icons/core/assets/fill/shield-check-fill.svg';
import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { useSelector } from 'react-redux';
import { generatePath } from 'react-router-dom';
import { submitErrors } from '#api/submitErrors';
import { today } from '#clock';
import { BUREAU_AUTHORIZATION_YEARS } from '#domain/application';
import { maskedPhone } from '#domain/identifiers/phone';
import type { CodeSent } from '#domain/verificationCode';
import { t } from '#i18n';
import { longDay } from '#i18n/format';
import { ArchIcon } from '#kit/art/ArchIcon.tsx';
import { Icon } from '#kit/art/Icon.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Section } from '#kit/layout/Section.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { selectUser } from '../../auth/authSlice.ts';
import { expiryOf, verificationStateOf } from '../../auth/verification/verificationAddress.ts';
import { stepPath } from '../redirects.ts';
import { StepGate } from '../StepGate.tsx';
import { useAuthorizeBureauMutation } from './bureauSlice.ts';
import { Emphasis } from './Emphasis.tsx';
import styles from './PrivacyPolicyScreen.module.css';

/** /applications/{id}/privacy-policy: explains the bureau check and asks the owner to authorise it. */
export function PrivacyPolicyScreen() {
  const title = t('Authorise the check of your credit history');
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
          lead={t('It is the last step to send your application.')}
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
  const openConfirmation = (sent: CodeSent | null) =>
    navigate(generatePath(paths.confirmPrivacyPolicy, { id }), { state: verificationStateOf(expiryOf(sent)) });

  return (
    <Form
      singleControl
      initialValues={emptyForm}
      onSubmit={() => authorize(id).unwrap().then(openConfirmation, submitErrors)}
      action="Authorise and receive code"
      busy="Sending code…"
      secondary={
        <ButtonLink to={paths.home} kind="ghost">
          {t('Not now')}
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
    <Section title={t('In a few words')}>
      <ul className={styles.summary}>
        <li>{t('We will check your history to know whether we can give you the Adelantto.')}</li>
        <li>{t('The authorisation is good for {years} years.', { years: BUREAU_AUTHORIZATION_YEARS })}</li>
        <li>{t('If you do not authorise it, your application is kept, but we cannot go on.')}</li>
      </ul>
    </Section>
    <Section title={t('Full text')}>
      <p className={styles.text}>
        {t('Bureau authorisation of {company}, {years} years from {date}', {
          company: t('Adelantto'),
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
        <Emphasis of={phone}>
          {t('We will send a code by SMS to {phone} to sign your authorisation.', { phone })}
        </Emphasis>
      </span>
    </p>
  );
}
