import { registrationRules } from '#domain/access';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import * as registrationTexts from '#i18n/es-MX/registration';
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
      title={registrationTexts.createYourAccount}
      lead={registrationTexts.startWithAccessData}
      back={paths.landing}
      steps={{ step: 1, of: 2 }}
    >
      <Form
        rules={registrationRules}
        initialValues={{ email, phone: '', password: '', confirm_password: '' }}
        onSubmit={signUp}
        action={commonTexts.continueButton}
        busy={registrationTexts.creatingYourAccount}
        draft="register"
        secondary={<QuestionLink question={guestTexts.haveAnAccount} answer={guestTexts.logInThere} to={paths.login} />}
      >
        <EmailField autoComplete="username" enterKeyHint="next" />
        <PhoneField name="phone" label={commonTexts.phone} hint={registrationTexts.phonePattern} />
        <NewPasswordFields label={guestTexts.password} confirmLabel={registrationTexts.confirmPassword} />
      </Form>
    </Screen>
  );
}
