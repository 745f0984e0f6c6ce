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
import { type PlainMessageId, t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { announceQuietly } from '../feedback/Status.tsx';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { useFormContext } from '../form/formContext.ts';
import { useFormField } from '../form/useFormField.ts';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Pick<ComponentPropsWithRef<'input'>, 'maxLength' | 'enterKeyHint'> & {
  name: string;
  label: PlainMessageId;
  autoComplete: 'current-password' | 'new-password';
  hint?: Hint | undefined;
  /** Rules for the password generators of browsers, in their own language. */
  passwordRules?: string | undefined;
  /** Shown under the control from the first focus on, and whenever something is wrong with it (spec §2). */
  panel?: ReactNode;
};

/** A password that can be looked at; hidden again on submit, never stored in a draft (ux S2, F7). */
export function PasswordField({ name, label, hint, autoComplete, passwordRules, panel, ...props }: PasswordFieldProps) {
  const { maxLength = PASSWORD_MAX_LENGTH, enterKeyHint } = props;
  const field = useFormField<string | undefined>(name, { validatesOnBlur: false, secret: true });
  const [wasFocused, setWasFocused] = useState(false);
  const { input, isVisible, toggle } = useVisibility();

  // A new password is not cut in silence: what is too long is shown whole, and the rule says so (ux S3).
  const pasteWhole = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const clip = event.clipboardData.getData('text');
    const whole = value.slice(0, selectionStart ?? 0) + clip + value.slice(selectionEnd ?? value.length);
    if (autoComplete !== 'new-password' || whole.length <= maxLength) return;
    event.preventDefault();
    field.change(whole);
    field.showError();
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} panel={(wasFocused || field.error !== undefined) && panel}>
      <div className={styles.box}>
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
          maxLength={maxLength}
          enterKeyHint={enterKeyHint}
          value={field.value ?? ''}
          onChange={(event) => field.change(event.target.value)}
          onPaste={pasteWhole}
          onFocus={() => {
            setWasFocused(true);
            field.focus();
          }}
          onBlur={field.blur}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isVisible ? 'Hide password' : 'Show password')}
          // The control keeps the focus and the keyboard stays up.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon of={isVisible ? eyeSlash : eye} size={22} />
        </button>
      </div>
    </FieldFrame>
  );
}

/** Whether the password shows: by its button, with the caret kept; no longer once the form is sent. */
function useVisibility() {
  const { submitAttempts: presses } = useFormContext();
  const [isVisible, setVisible] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<{ start: number | null; end: number | null }>(null);

  const [seenPresses, setSeenPresses] = useState(presses);
  if (seenPresses !== presses) {
    setSeenPresses(presses);
    setVisible(false);
  }

  // Browsers lose the caret when the type of a control changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of type that it mends
  useLayoutEffect(() => {
    if (caret.current && input.current === document.activeElement) {
      input.current?.setSelectionRange(caret.current.start, caret.current.end);
    }
    caret.current = null;
  }, [isVisible]);

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    caret.current = { start: selectionStart, end: selectionEnd };
    announceQuietly(t(isVisible ? 'Your password is hidden' : 'Your password is visible'));
    setVisible(!isVisible);
  };
  return { input, isVisible, toggle };
}
