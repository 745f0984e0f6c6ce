import { useSelector } from 'react-redux';
import { fieldErrorsOf, isOutcomeUnknown } from '#api/problem';
import { recoverLostWrite } from '#api/recoverLostWrite';
import { submitErrors } from '#api/submitErrors';
import { trackUnanswered } from '#api/trackUnanswered';
import { type PasswordChange, passwordChangeRules } from '#domain/access';
import * as commonTexts from '#i18n/es-MX/common';
import * as passwordTexts from '#i18n/es-MX/passwords';
import { Form } from '#kit/form/Form.tsx';
import { useUnansweredWrite } from '#kit/form/useUnansweredWrite.ts';
import { Screen } from '#kit/layout/Screen.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { paths } from '#paths';
import { selectUser, useChangePasswordMutation } from '../../auth/authSlice.ts';
import { NewPasswordFields } from '../../auth/password/NewPasswordFields.tsx';
import { usePasswordCheck } from '../../auth/password/usePasswordCheck.ts';

const emptyForm: PasswordChange = { current_password: '', password: '', confirm_password: '' };

/** Form that changes the password of an owner who knows the current one. */
export function UpdatePasswordScreen() {
  const email = useSelector(selectUser)?.email;
  const send = useChangePassword();

  return (
    <Screen title={passwordTexts.changeYourPassword} back={paths.profile}>
      <Form
        rules={passwordChangeRules}
        initialValues={emptyForm}
        onSubmit={send}
        action={passwordTexts.savePassword}
        busy={commonTexts.saving}
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          name="current_password"
          label={passwordTexts.currentPassword}
          which={passwordTexts.theCurrentOne}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <NewPasswordFields label={passwordTexts.newPassword} confirmLabel={passwordTexts.confirmNewPassword} />
      </Form>
    </Screen>
  );
}

/** Returns the submit of the form: changes the password and opens the profile. */
function useChangePassword() {
  const [change] = useChangePasswordMutation();
  const { navigate, announce } = useThisScreen();
  const isPasswordNow = usePasswordCheck();
  const unanswered = useUnansweredWrite(paths.updatePassword);

  return (passwords: PasswordChange) =>
    trackUnanswered(unanswered, (isRepeated) =>
      recoverLostWrite(change(passwords).unwrap(), {
        // When an earlier response was lost, the current password may be wrong because that request changed it.
        mayHaveSucceeded: (problem) =>
          isOutcomeUnknown(problem) || (isRepeated && 'current_password' in fieldErrorsOf(problem)),
        read: () => isPasswordNow(passwords.password),
        resultIn: (isChanged) => (isChanged ? null : undefined),
      }),
    ).then(() => {
      announce(passwordTexts.passwordChanged);
      navigate(paths.profile);
    }, submitErrors);
}
