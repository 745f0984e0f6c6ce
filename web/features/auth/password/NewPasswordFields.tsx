import * as passwordTexts from '#i18n/es-MX/passwords';
import { useFormValues } from '#kit/form/Form.tsx';
import { PasswordField } from '#kit/text/PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

/** Rules for the browser's password generator, so that a generated password passes all five checks. */
const GENERATOR_RULES =
  'minlength: 8; maxlength: 20; required: lower; required: upper; required: digit; required: [-!@#$%^&*()_+=.,:;?]';

/** The fields `password`, with its strength, and `confirm_password`. */
export const NewPasswordFields = ({ label, confirmLabel }: { label: string; confirmLabel: string }) => (
  <>
    <PasswordField
      name="password"
      label={label}
      hint={passwordTexts.passwordLength}
      autoComplete="new-password"
      passwordRules={GENERATOR_RULES}
      enterKeyHint="next"
      panel={<Strength />}
    />
    <PasswordField
      name="confirm_password"
      label={confirmLabel}
      which={passwordTexts.theConfirmation}
      autoComplete="new-password"
      enterKeyHint="done"
    />
  </>
);

const Strength = () => <PasswordStrength password={useFormValues<{ password: string }>().password} />;
