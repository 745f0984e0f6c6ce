import { useSelector } from 'react-redux';
import { isOnline } from '#connection';
import type { PasswordChange } from '#domain/access';
import { passwordChangeRules } from '#domain/forms/newPasswordRules';
import * as commonTexts from '#i18n/es-MX/common';
import * as passwordTexts from '#i18n/es-MX/passwords';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { paths } from '#paths';
import { useChangePasswordMutation } from '../../auth/authApi.ts';
import { selectUser } from '../../auth/authSlice.ts';
import { NewPasswordFields } from '../../auth/password/NewPasswordFields.tsx';
import { passwordErrors } from '../../auth/password/passwordErrors.ts';

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

  return (passwords: PasswordChange) => {
    const wasOnline = isOnline();
    return change(passwords)
      .unwrap()
      .then(
        () => {
          announce(passwordTexts.passwordChanged);
          navigate(paths.profile);
        },
        (error: unknown) => passwordErrors(error, passwordTexts.unknownWhetherChanged, wasOnline),
      );
  };
}
