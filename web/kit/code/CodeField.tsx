import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH, codeIn } from '#domain/verificationCode';
import type { PlainMessageId } from '#i18n';
import { controlAttributes, FieldFrame } from '../form/Field.tsx';
import { useFormContext, useSetValue } from '../form/formContext.ts';
import { useFormField } from '../form/useFormField.ts';
import styles from './CodeField.module.css';
import { activeBox, boxAt, selectionOf, typedCode, wasAutofilled } from './codeText.ts';
import { useCodeFromSms } from './useCodeFromSms.ts';

type CodeFieldProps = {
  name?: string | undefined;
  label?: PlainMessageId | undefined;
  /** Changes when the code was sent again: empties the boxes and waits for the new SMS. */
  resetKey?: string | number | undefined;
  /** Whether the code has expired: stops waiting for its SMS. */
  expired?: boolean | undefined;
  /** The id of another element that describes the field, such as the countdown. */
  describedBy?: string | undefined;
};

const boxes = Array.from({ length: CODE_LENGTH }, (_, box) => box);

/**
 * A field for the 4-digit verification code: one input, so that autofill, paste and screen readers work, and four boxes
 * that render its digits. The value is '' … '1234'. A code that is filled in by the browser submits the form.
 */
export function CodeField({ name = 'code', label = '4-digit code', resetKey, ...props }: CodeFieldProps) {
  const { expired = false, describedBy } = props;
  const field = useFormField<string | undefined>(name, {
    validatesOnBlur: false,
    secret: true,
    emptiedByServerError: true,
  });
  const form = useFormContext();
  const value = field.value ?? '';
  const { input, caret, moveTo, followBrowser, clear } = useCaret(value);
  const submittedKey = useRef<unknown>(NONE);
  const fillIn = (code: string) => {
    field.change(code);
    moveTo(CODE_LENGTH);
    // Submits by itself at most once for each code that was sent.
    if (submittedKey.current === resetKey) return;
    submittedKey.current = resetKey;
    form.submit();
  };
  const setValue = useSetValue();
  useReset([resetKey, form.serverErrors[name]], (hasServerError) => {
    // `field.change` would hide the new error, as typing does.
    if (hasServerError) setValue(name, '');
    else field.change('');
    input.current?.focus();
  });
  useCodeFromSms({ isWanted: !expired, resetKey, submitAttempts: form.submitAttempts, onCode: fillIn });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const code = typedCode(text);
    if (wasAutofilled(value, code)) return fillIn(code);
    const isBackspace = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const caretNow = Math.min(selectionStart ?? code.length, code.length);
    // Backspace clears a box and moves to the one before, also in the middle of the code.
    moveTo(isBackspace && code.length > 0 && caretNow < code.length ? Math.max(0, caretNow - 1) : caretNow);
    field.change(code);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -CODE_LENGTH, End: CODE_LENGTH }[event.key];
    if (step === undefined || event.shiftKey) return;
    event.preventDefault();
    moveTo(activeBox(caret ?? 0, value) + step);
  };
  // On click, not on `pointerup`: after a touch, the browser sets its own caret between the two.
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(boxAt(event.clientX - left, width));
  };
  const hasError = field.error !== undefined;
  const boxClass = (box: number) =>
    [
      styles.box,
      value[box] && styles.filled,
      hasError && styles.wrong,
      caret !== undefined && activeBox(caret, value) === box && styles.active,
    ]
      .filter(Boolean)
      .join(' ');

  return (
    <FieldFrame field={field} label={label}>
      <div className={styles.code}>
        <input
          {...controlAttributes(field, undefined, describedBy)}
          ref={input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={CODE_LENGTH}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={styles.input}
          value={value}
          onChange={handleChange}
          onKeyDown={handleKey}
          onClick={handleClick}
          onSelect={followBrowser}
          onPaste={(event) => {
            event.preventDefault();
            const code = codeIn(event.clipboardData.getData('text'));
            if (code === undefined) return;
            field.change(code);
            moveTo(CODE_LENGTH);
          }}
          onFocus={() => {
            moveTo(value.length);
            field.focus();
          }}
          onBlur={() => {
            clear();
            field.blur();
          }}
        />
        {boxes.map((box) => (
          <span key={box} aria-hidden="true" data-testid={`code-${box}`} className={boxClass(box)}>
            {value[box]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}

// Differs from every `resetKey`, undefined included.
const NONE = Symbol();

/** Calls `reset` when the code was sent again or the server has rejected it, but not on mount. */
function useReset(triggers: readonly [unknown, unknown], reset: (hasServerError: boolean) => void) {
  const [resetKey, serverError] = triggers;
  const last = useRef(triggers);
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const [lastKey, lastError] = last.current;
    last.current = [resetKey, serverError];
    const hasServerError = serverError !== undefined && serverError !== lastError;
    if (resetKey !== lastKey || hasServerError) latest.current(hasServerError);
  }, [resetKey, serverError]);
}

/** Keeps the caret as the index of a box. A filled box is selected, so that typing replaces its digit. */
function useCaret(value: string) {
  const input = useRef<HTMLInputElement>(null);
  // Undefined while another control has the focus.
  const [caret, setCaret] = useState<number>();
  useEffect(() => {
    if (caret === undefined) return;
    const control = input.current;
    if (!control) return;
    const [start, end] = selectionOf(caret, value);
    const { selectionStart, selectionEnd } = control;
    // A longer selection was made by the user, for example of all four digits, and stays.
    const isUserSelection = selectionStart === start && (selectionEnd ?? 0) > end;
    if (!isUserSelection && (selectionStart !== start || selectionEnd !== end)) control.setSelectionRange(start, end);
  }, [caret, value]);
  return {
    input,
    caret,
    moveTo: (box: number) => setCaret(Math.min(Math.max(box, 0), CODE_LENGTH)),
    /** Takes over a caret that the browser has moved. */
    followBrowser: () => {
      if (input.current && document.activeElement === input.current) setCaret(input.current.selectionStart ?? 0);
    },
    clear: () => setCaret(undefined),
  };
}
