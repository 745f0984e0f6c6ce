import { useSelector } from 'react-redux';
import { fieldErrorsOf, isOutcomeUnknown, problemOf } from '#api/problem';
import { submitErrors } from '#api/submitErrors';
import { type PasswordChange, passwordChangeRules } from '#domain/access';
import { t } from '#i18n';
import { Form, useFormValues } from '#kit/form/Form.tsx';
import { useUnansweredWrite } from '#kit/form/useUnanswered.ts';
import { Screen } from '#kit/layout/Screen.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { paths } from '#paths';
import { selectUser, useChangePasswordMutation } from '../../auth/authSlice.ts';
import { GENERATOR_RULES } from '../../auth/generatorRules.ts';
import { PasswordStrength } from '../../auth/PasswordStrength.tsx';
import { usePasswordCheck } from '../../auth/usePasswordCheck.ts';

const empty: PasswordChange = { current_password: '', password: '', confirm_password: '' };

/** A new password for the one she knows (ux S16). */
export function UpdatePasswordScreen() {
  const email = useSelector(selectUser)?.email;
  const [change] = useChangePasswordMutation();
  const { navigate, announce } = useThisScreen();
  const isPasswordNow = usePasswordCheck();
  const unanswered = useUnansweredWrite(paths.updatePassword);

  const send = async (passwords: PasswordChange) => {
    const isRepeated = unanswered.read() !== undefined;
    unanswered.begin({ sent: true });
    const failure = await change(passwords)
      .unwrap()
      .then(() => undefined, problemOf);
    // After a lost answer the current password may be wrong because it was changed.
    const isInDoubt =
      failure && (isOutcomeUnknown(failure) || (isRepeated && 'current_password' in fieldErrorsOf(failure)));
    if (failure && !(isInDoubt && (await isPasswordNow(passwords.password)))) {
      if (failure.kind === 'http' && !isRepeated) unanswered.end();
      return submitErrors(failure);
    }
    unanswered.end();
    announce(t('We changed your password.'));
    return navigate(paths.profile);
  };

  return (
    <Screen title={t('Change your password')} back={paths.profile}>
      <Form rules={passwordChangeRules} initialValues={empty} onSubmit={send} action="Save password" busy="Saving…">
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          name="current_password"
          label="Current password"
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint="Between 8 and 20 characters."
          passwordRules={GENERATOR_RULES}
          enterKeyHint="next"
          panel={<Strength />}
        />
        <PasswordField
          name="confirm_password"
          label="Confirm your new password"
          autoComplete="new-password"
          enterKeyHint="done"
        />
      </Form>
    </Screen>
  );
}

const Strength = () => <PasswordStrength password={useFormValues<PasswordChange>().password} />;
