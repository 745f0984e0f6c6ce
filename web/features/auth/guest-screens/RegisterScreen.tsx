import { registrationRules } from '#domain/forms/newPasswordRules';
import * as commonTexts from '#i18n/es-MX/common';
import * as guestTexts from '#i18n/es-MX/guests';
import * as registrationTexts from '#i18n/es-MX/registration';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { QuestionLink } from '#kit/navigation/QuestionLink.tsx';
import { PhoneField } from '#kit/text/PhoneField.tsx';
import { paths } from '#paths';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { EmailField } from './EmailField.tsx';
import { useGuestActions } from './guestActions.ts';
import { REGISTRATION_DRAFT } from './guestDrafts.ts';

/** Registration form, step 1 of 2: e-mail, phone and password. Submits through `GuestActions`. */
export function RegisterScreen() {
  const { signUp } = useGuestActions();

  return (
    <Screen
      title={registrationTexts.createYourAccount}
      lead={registrationTexts.startWithAccessData}
      back={paths.landing}
      steps={{ step: 1, of: 2 }}
    >
      <Form
        rules={registrationRules}
        initialValues={{ email: '', phone: '', password: '', confirm_password: '' }}
        onSubmit={signUp}
        action={commonTexts.continueButton}
        busy={registrationTexts.creatingYourAccount}
        draft={REGISTRATION_DRAFT}
        keepsDraft
        secondary={<QuestionLink question={guestTexts.haveAnAccount} answer={guestTexts.logInThere} to={paths.login} />}
      >
        <EmailField autoComplete="username" enterKeyHint="next" />
        <PhoneField name="phone" label={commonTexts.phone} hint={registrationTexts.phonePattern} />
        <NewPasswordFields label={guestTexts.password} confirmLabel={registrationTexts.confirmPassword} />
      </Form>
    </Screen>
  );
}
