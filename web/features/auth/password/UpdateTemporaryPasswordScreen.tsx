import { useDispatch, useSelector } from 'react-redux';
import { isForbidden, problemOf } from '#api/problem';
import { isOnline } from '#connection';
import type { TemporaryPasswordChange } from '#domain/access';
import { temporaryPasswordRules } from '#domain/forms/newPasswordRules';
import * as commonTexts from '#i18n/es-MX/common';
import * as passwordTexts from '#i18n/es-MX/passwords';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { FORM_ERROR, Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { useReplaceTemporaryPasswordMutation } from '../authApi.ts';
import { selectUser, temporaryPasswordReplaced } from '../authSlice.ts';
import { useLogout } from '../useLogout.ts';
import { passwordErrors } from './passwordErrors.ts';

const emptyForm: TemporaryPasswordChange = { password: '', password_confirmation: '' };
/** Rules for the browser's password generator. This page demands no special character. */
const GENERATOR_RULES = 'minlength: 8; maxlength: 20; required: lower; required: upper; required: digit;';

/**
 * Form that replaces a temporary password. An owner who logged in with one can open no other page until it is replaced.
 */
export function UpdateTemporaryPasswordScreen() {
  const send = useReplaceTemporaryPassword();
  const email = useSelector(selectUser)?.email;
  const logout = useLogout();

  return (
    <Screen title={passwordTexts.welcome} lead={passwordTexts.youArePartOfAdelantto}>
      <Form
        rules={temporaryPasswordRules}
        initialValues={emptyForm}
        onSubmit={send}
        action={passwordTexts.changePassword}
        busy={commonTexts.saving}
        // The temporary password may have expired meanwhile; a guest can request another one.
        secondary={
          <Button kind="ghost" onClick={logout}>
            {menuTexts.logOut}
          </Button>
        }
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          name="password"
          label={passwordTexts.newPassword}
          hint={passwordTexts.newPasswordRules}
          autoComplete="new-password"
          passwordRules={GENERATOR_RULES}
          enterKeyHint="next"
        />
        <PasswordField
          name="password_confirmation"
          label={passwordTexts.repeatNewPassword}
          which={passwordTexts.theConfirmation}
          autoComplete="new-password"
          enterKeyHint="done"
        />
      </Form>
    </Screen>
  );
}

/**
 * Returns the submit of the form. It does not navigate: the owner gate redirects as soon as the session has no temporary
 * password any more.
 */
function useReplaceTemporaryPassword() {
  const [replace] = useReplaceTemporaryPasswordMutation();
  const dispatch = useDispatch();
  const { announce } = useThisScreen();
  const goOn = () => void dispatch(temporaryPasswordReplaced());
  return (passwords: TemporaryPasswordChange) => {
    const wasOnline = isOnline();
    return replace(passwords)
      .unwrap()
      .then(goOn, (error: unknown) => {
        if (!isForbidden(problemOf(error))) return replacementErrors(error, wasOnline);
        // There is no temporary password any more: an earlier request, whose response was lost, has replaced it.
        announce(passwordTexts.passwordAlreadyChanged, 'notice');
        return goOn();
      });
  };
}

/**
 * Returns the form errors of a failed replacement: a message about the whole request is shown under the password
 * (s8-temporary).
 */
function replacementErrors(error: unknown, wasOnline: boolean) {
  const errors = passwordErrors(error, passwordTexts.unknownWhetherReplaced, wasOnline);
  const { [FORM_ERROR]: formError, ...fields } = errors;
  const isAboutPassword = problemOf(error).kind === 'http' && formError !== undefined && fields.password === undefined;
  return isAboutPassword ? { ...fields, password: formError } : errors;
}
