import { useDispatch, useSelector } from 'react-redux';
import { isForbidden, isOutcomeUnknown, problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type TemporaryPasswordChange, temporaryPasswordRules } from '#domain/access';
import { t } from '#i18n';
import { FORM_ERROR, Form } from '#kit/form/Form.tsx';
import { useUnansweredWrite } from '#kit/form/useUnanswered.ts';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { paths } from '#paths';
import { selectUser, temporaryPasswordReplaced, useReplaceTemporaryPasswordMutation } from './authSlice.ts';
import { useLogout } from './useLogout.ts';
import { usePasswordCheck } from './usePasswordCheck.ts';

const nothingTyped: TemporaryPasswordChange = { password: '', password_confirmation: '' };
/** What a browser's own generator must make, so that the checks of this page pass (spec §5). */
const GENERATOR_RULES = 'minlength: 8; maxlength: 20; required: lower; required: upper; required: digit;';

/** Whoever came in with a temporary password goes no further until it is replaced (ux S6). */
export function UpdateTemporaryPasswordScreen() {
  const [replace] = useReplaceTemporaryPasswordMutation();
  const dispatch = useDispatch();
  const isPasswordNow = usePasswordCheck();
  const unanswered = useUnansweredWrite(paths.updateTemporaryPassword);
  const { announce } = useThisScreen();
  const email = useSelector(selectUser)?.email;
  const logout = useLogout();
  // No navigation on success: as soon as the session holds no temporary password any more, its gate leads on.
  const send = async (passwords: TemporaryPasswordChange) => {
    const isRepeated = unanswered.read() !== undefined;
    unanswered.begin({ sent: true });
    const failure = await replace(passwords)
      .unwrap()
      .then(() => undefined, problemOf);
    // After a lost answer it is refused because there is no temporary password any more.
    const isReplaced = isRepeated && failure !== undefined && isForbidden(failure);
    const isDone =
      failure === undefined || ((isReplaced || isOutcomeUnknown(failure)) && (await isPasswordNow(passwords.password)));
    if (!isDone && !isReplaced) {
      if (failure.kind === 'http' && !isRepeated) unanswered.end();
      return refusalsOf(failure);
    }
    unanswered.end();
    if (!isDone) announce(t('Your password had been changed already. Use the one that you wrote first.'));
    dispatch(temporaryPasswordReplaced());
    return undefined;
  };

  return (
    <Screen
      title={t('Welcome')}
      lead={t('You are part of Adelantto now. To protect your account, create a new password.')}
    >
      <Form
        rules={temporaryPasswordRules}
        initialValues={nothingTyped}
        onSubmit={send}
        action="Change password"
        busy="Saving…"
        // The password may have died meanwhile: another one is asked for as a guest.
        secondary={
          <Button kind="ghost" onClick={logout}>
            {t('Log out')}
          </Button>
        }
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          name="password"
          label="New password"
          hint="Between 8 and 20 characters, with a number and an uppercase letter."
          autoComplete="new-password"
          passwordRules={GENERATOR_RULES}
          enterKeyHint="next"
        />
        <PasswordField
          name="password_confirmation"
          label="Repeat your new password"
          autoComplete="new-password"
          enterKeyHint="done"
        />
      </Form>
    </Screen>
  );
}

/** What the server says of the whole request is shown under the password (spec §8), unless that has an error of its own. */
function refusalsOf(error: unknown) {
  const { [FORM_ERROR]: root, ...fields } = submitErrors(error);
  if (root === undefined || fields.password !== undefined) return submitErrors(error);
  return problemOf(error).kind === 'http' ? { password: root, ...fields } : { ...fields, [FORM_ERROR]: root };
}
