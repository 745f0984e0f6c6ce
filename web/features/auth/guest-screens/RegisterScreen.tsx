import { registrationRules } from '#domain/access';
import { t } from '#i18n';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { useLocationState } from '#kit/navigation/navigation.ts';
import { PhoneField } from '#kit/text/PhoneField.tsx';
import { paths } from '#paths';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { QuestionLink } from '../QuestionLink.tsx';
import { parseVerificationState } from '../verification/verificationState.ts';
import { EmailField } from './EmailField.tsx';
import { useGuestActions } from './guestActions.ts';

/** Registration form, step 1 of 2: e-mail, phone and password. Submits through `GuestActions`. */
export function RegisterScreen() {
  const { signUp } = useGuestActions();
  // An owner who comes back from the verification to correct the phone number keeps their e-mail.
  const { email = '' } = parseVerificationState(useLocationState());

  return (
    <Screen
      title={t('Create your account')}
      lead={t("Let's start with your access data.")}
      back={paths.landing}
      steps={{ step: 1, of: 2 }}
    >
      <Form
        rules={registrationRules}
        initialValues={{ email, phone: '', password: '', confirm_password: '' }}
        onSubmit={signUp}
        action="Continue"
        busy="Creating your account…"
        draft="register"
        secondary={<QuestionLink question="Have an account already?" answer="Log in there" to={paths.login} />}
      >
        <EmailField autoComplete="username" enterKeyHint="next" />
        <PhoneField
          name="phone"
          label="Cellphone"
          hint="The format of the phone must follow this pattern: +52 (##) ####-####"
        />
        <NewPasswordFields label="Password" confirmLabel="Confirm your password" />
      </Form>
    </Screen>
  );
}
