import eye from '@phosphor-icons/core/assets/regular/eye.svg';
import eyeSlash from '@phosphor-icons/core/assets/regular/eye-slash.svg';
import {
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PASSWORD_MAX_LENGTH } from '#domain/password';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { useFormContext } from '../form/formContext.ts';
import { type FormField, useFormField } from '../form/useFormField.ts';
import { announceQuietly } from '../navigation/announcements.ts';
import { InputBox, InputButton } from './InputButton.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Pick<ComponentPropsWithRef<'input'>, 'enterKeyHint'> & {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: Hint | undefined;
  /** The `passwordrules` attribute, which tells the password generators of browsers what is allowed. */
  passwordRules?: string | undefined;
  /** Renders below the control from the first focus on, and while there is an error. */
  panel?: ReactNode;
  /** Names the button that shows the password where a form has several: "Mostrar contraseña, confirmación". */
  which?: string | undefined;
};

/** A password field with a button that shows the password. Hidden again on submit, and never saved in a draft. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
  passwordRules,
  panel,
  which,
  enterKeyHint,
}: PasswordFieldProps) {
  const field = useFormField<string | undefined>(name, { validatesOnBlur: false, secret: true });
  const [wasFocused, setWasFocused] = useState(false);
  const { input, isVisible, toggle } = useVisibility();

  return (
    <FieldFrame field={field} label={label} hint={hint} panel={(wasFocused || field.error !== undefined) && panel}>
      <InputBox>
        <input
          {...controlAttributes(field, hint)}
          {...(passwordRules !== undefined && { passwordrules: passwordRules })}
          ref={input}
          type={isVisible ? 'text' : 'password'}
          className={inputClass(field, isVisible ? undefined : styles.dots)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={PASSWORD_MAX_LENGTH}
          enterKeyHint={enterKeyHint}
          value={field.value ?? ''}
          onChange={(event) => field.change(event.target.value)}
          onPaste={(event) => autoComplete === 'new-password' && keepLongPaste(event, field)}
          onFocus={() => {
            setWasFocused(true);
            field.focus();
          }}
          onBlur={field.blur}
        />
        <InputButton
          label={toggleLabel(isVisible, which)}
          icon={isVisible ? eyeSlash : eye}
          // The input keeps the focus, so that the on-screen keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      </InputBox>
    </FieldFrame>
  );
}

function toggleLabel(isVisible: boolean, which: string | undefined): string {
  if (which === undefined) return isVisible ? formTexts.hidePassword : formTexts.showPassword;
  return isVisible ? formTexts.hideThisPassword({ which }) : formTexts.showThisPassword({ which });
}

/** `maxlength` would cut a pasted password without notice. This keeps one that is too long, and shows its error. */
function keepLongPaste(event: ClipboardEvent<HTMLInputElement>, field: FormField<string | undefined>) {
  const text = textAfterPaste(event);
  if (text.length <= PASSWORD_MAX_LENGTH) return;
  event.preventDefault();
  field.change(text);
  field.showError();
}

/** Returns the whole text of the input after a paste. */
function textAfterPaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const clip = clipboardData.getData('text');
  return value.slice(0, selectionStart ?? 0) + clip + value.slice(selectionEnd ?? value.length);
}

/** Keeps whether the password is visible: toggled by its button, false after each submit. Toggling keeps the caret. */
function useVisibility() {
  const { submitAttempts } = useFormContext();
  const [isVisible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<{ start: number | null; end: number | null }>(null);

  const [lastAttempts, setLastAttempts] = useState(submitAttempts);
  if (lastAttempts !== submitAttempts) {
    setLastAttempts(submitAttempts);
    setVisible(false);
  }

  // Browsers lose the caret when the type of an input changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `isVisible` has changed the type
  useLayoutEffect(() => {
    if (caret.current && input.current === document.activeElement) {
      input.current?.setSelectionRange(caret.current.start, caret.current.end);
    }
    caret.current = null;
  }, [isVisible]);

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    caret.current = { start: selectionStart, end: selectionEnd };
    announceQuietly(isVisible ? formTexts.passwordIsHidden : formTexts.passwordIsVisible);
    setVisible(!isVisible);
  };
  return { input, isVisible, toggle };
}
