import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { CODE_LENGTH, codeIn } from '#domain/verificationCode';
import * as codeTexts from '#i18n/es-MX/kit/codes';
import { controlAttributes, FieldFrame } from '../form/Field.tsx';
import { useFormContext, useSetValue } from '../form/formContext.ts';
import { type FormField, useFormField } from '../form/useFormField.ts';
import styles from './CodeField.module.css';
import { activeBox, boxAt, selectionOf, typedCode, wasAutofilled } from './codeText.ts';
import { useCodeFromSms } from './useCodeFromSms.ts';

type CodeFieldProps = {
  /** Changes when the code was sent again: empties the boxes and waits for the new SMS. */
  resetKey?: string | number | undefined;
  /** Whether the code has expired: stops waiting for its SMS. */
  expired?: boolean | undefined;
  /** The id of another element that describes the field, such as the countdown. */
  describedBy?: string | undefined;
  /** Called with the visible error, and with undefined when there is none any more. */
  onError?: ((error: string | undefined) => void) | undefined;
};

/** The field's name in the values of its form. */
const NAME = 'code';
const boxes = Array.from({ length: CODE_LENGTH }, (_, box) => box);

/**
 * A field for the 4-digit verification code: one input, so that autofill, paste and screen readers work, and four boxes
 * that render its digits. The value is '' … '1234'. A code that is filled in by the browser submits the form.
 */
export function CodeField({ resetKey, expired = false, describedBy, onError }: CodeFieldProps) {
  const field = useFormField<string | undefined>(NAME, {
    validatesOnBlur: false,
    secret: true,
    emptiedByServerError: true,
  });
  const { error, value = '' } = field;
  const reportError = useEffectEvent(() => onError?.(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each error once
  useEffect(() => reportError(), [error]);
  const caret = useCaret(value);
  const fillIn = useFillIn(field, caret, resetKey);
  useReset(field, caret, resetKey);
  useCodeFromSms({ isWanted: !expired, resetKey, submitAttempts: useFormContext().submitAttempts, onCode: fillIn });

  return (
    <FieldFrame field={field} label={codeTexts.fourDigitCode}>
      <div className={styles.code}>
        <input
          {...controlAttributes(field, undefined, describedBy)}
          {...inputEvents({ field, value, caret, fillIn })}
          ref={caret.input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={styles.input}
          value={value}
        />
        <Boxes value={value} caret={caret.position} hasError={error !== undefined} />
      </div>
    </FieldFrame>
  );
}

type BoxesProps = { value: string; caret: number | undefined; hasError: boolean };

/** The visible boxes. Hidden from screen readers, which read the input. */
function Boxes({ value, caret, hasError }: BoxesProps) {
  const boxClass = (box: number) =>
    [
      styles.box,
      value[box] && styles.filled,
      hasError && styles.wrong,
      caret !== undefined && activeBox(caret, value) === box && styles.active,
    ]
      .filter(Boolean)
      .join(' ');
  return boxes.map((box) => (
    <span key={box} aria-hidden="true" data-testid={`code-${box}`} className={boxClass(box)}>
      {value[box]}
    </span>
  ));
}

type CodeFormField = FormField<string | undefined>;
type Caret = ReturnType<typeof useCaret>;
type Editor = { field: CodeFormField; value: string; caret: Caret; fillIn: (code: string) => void };

const inputEvents = (editor: Editor) => ({
  onChange: (event: ChangeEvent<HTMLInputElement>) => handleChange(event, editor),
  onKeyDown: (event: KeyboardEvent) => handleKey(event, editor),
  // On click, not on `pointerup`: after a touch, the browser sets its own caret between the two.
  onClick: (event: MouseEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    editor.caret.moveTo(boxAt(event.clientX - left, width));
  },
  onSelect: editor.caret.followBrowser,
  onPaste: (event: ClipboardEvent) => handlePaste(event, editor),
  onFocus: () => {
    editor.caret.moveTo(editor.value.length);
    editor.field.focus();
  },
  onBlur: () => {
    editor.caret.clear();
    editor.field.blur();
  },
});

function handleChange(event: ChangeEvent<HTMLInputElement>, { field, value, caret, fillIn }: Editor): void {
  const { value: text, selectionStart } = event.target;
  const code = codeIn(text) ?? typedCode(text);
  if (wasAutofilled(value, code)) {
    fillIn(code);
    return;
  }
  const isBackspace = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward';
  const position = Math.min(selectionStart ?? code.length, code.length);
  // Backspace clears a box and moves to the one before, also in the middle of the code.
  caret.moveTo(isBackspace && code.length > 0 && position < code.length ? Math.max(0, position - 1) : position);
  field.change(code);
}

function handleKey(event: KeyboardEvent, { value, caret }: Editor): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -CODE_LENGTH, End: CODE_LENGTH }[event.key];
  if (step === undefined || event.shiftKey) return;
  event.preventDefault();
  caret.moveTo(activeBox(caret.position ?? 0, value) + step);
}

function handlePaste(event: ClipboardEvent, { field, caret }: Editor): void {
  event.preventDefault();
  const code = codeIn(event.clipboardData.getData('text'));
  if (code === undefined) return;
  field.change(code);
  caret.moveTo(CODE_LENGTH);
}

// Differs from every `resetKey`, undefined included.
const NONE = Symbol();

/** Returns the function that fills in a whole code. It submits the form, at most once for each code that was sent. */
function useFillIn(field: CodeFormField, caret: Caret, resetKey: unknown) {
  const form = useFormContext();
  const submittedKey = useRef<unknown>(NONE);
  return (code: string) => {
    field.change(code);
    caret.moveTo(CODE_LENGTH);
    if (submittedKey.current === resetKey) return;
    submittedKey.current = resetKey;
    form.submit();
  };
}

/** Empties and focuses the field when the code was sent again or the server has rejected it, but not on mount. */
function useReset(field: CodeFormField, caret: Caret, resetKey: unknown): void {
  const serverError = useFormContext().serverErrors[NAME];
  const setValue = useSetValue();
  const last = useRef({ resetKey, serverError });
  const reset = useEffectEvent((hasServerError: boolean) => {
    // `field.change` would hide the new error, as typing does.
    if (hasServerError) setValue(NAME, '');
    else field.change('');
    caret.input.current?.focus();
  });
  useEffect(() => {
    const before = last.current;
    last.current = { resetKey, serverError };
    const hasServerError = serverError !== undefined && serverError !== before.serverError;
    if (resetKey !== before.resetKey || hasServerError) reset(hasServerError);
  }, [resetKey, serverError]);
}

/** Keeps the caret as the index of a box. A filled box is selected, so that typing replaces its digit. */
function useCaret(value: string) {
  const input = useRef<HTMLInputElement>(null);
  // Undefined while another control has the focus.
  const [position, setPosition] = useState<number>();
  useEffect(() => {
    if (position === undefined) return;
    const control = input.current;
    if (!control) return;
    const [start, end] = selectionOf(position, value);
    const { selectionStart, selectionEnd } = control;
    // A longer selection was made by the user, for example of all four digits, and stays.
    const isUserSelection = selectionStart === start && (selectionEnd ?? 0) > end;
    if (!isUserSelection && (selectionStart !== start || selectionEnd !== end)) control.setSelectionRange(start, end);
  }, [position, value]);
  return {
    input,
    position,
    moveTo: (box: number) => setPosition(Math.min(Math.max(box, 0), CODE_LENGTH)),
    /** Takes over a caret that the browser has moved. */
    followBrowser: () => {
      if (input.current && document.activeElement === input.current) setPosition(input.current.selectionStart ?? 0);
    },
    clear: () => setPosition(undefined),
  };
}
