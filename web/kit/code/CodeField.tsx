import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { CODE_LENGTH, codeIn } from '#domain/verificationCode';
import type { PlainMessageId } from '#i18n';
import { controlAttributes, FieldFrame } from '../form/Field.tsx';
import { useFormContext, useSetValue } from '../form/formContext.ts';
import { useFormField } from '../form/useFormField.ts';
import styles from './CodeField.module.css';
import { activeBox, boxUnder, selectionOf, typedCode, wasFilledByMachine } from './codeText.ts';
import { useCodeFromSms } from './useCodeFromSms.ts';

type CodeFieldProps = {
  name?: string | undefined;
  label?: PlainMessageId | undefined;
  /** Called once when a machine, not a hand, filled in the code; without it the form is sent (ux C3). */
  onComplete?: ((code: string) => void) | undefined;
  /** Another value empties the boxes and waits for another SMS: the code was sent again. */
  resetKey?: string | number | undefined;
  /** The code is dead: its SMS is no longer waited for (ux C4). */
  expired?: boolean | undefined;
  /** The id of what else describes it: the countdown. */
  describedBy?: string | undefined;
};

const places = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** Four drawn boxes over one real input, which keeps autofill, paste and a name in one piece (ux §5). The value is '' … '1234'. */
export function CodeField({ name = 'code', label = '4-digit code', onComplete, resetKey, ...props }: CodeFieldProps) {
  const { expired = false, describedBy } = props;
  const field = useFormField<string | undefined>(name, {
    validatesOnBlur: false,
    secret: true,
    emptiedByServerError: true,
  });
  const form = useFormContext();
  const value = field.value ?? '';
  const { input, caret, place, follow, leave } = useCaret(value);
  const sentFor = useRef<unknown>(NEVER);
  const fill = (code: string) => {
    field.change(code);
    place(CODE_LENGTH);
    // By itself only once for each code that was sent (ux C3).
    if (sentFor.current === resetKey) return;
    sentFor.current = resetKey;
    if (onComplete) onComplete(code);
    else form.submit();
  };
  const set = useSetValue();
  useEmptied([resetKey, form.serverErrors[name]], (isRefused) => {
    // Like a key, `change` would silence what has just been said of the code.
    if (isRefused) set(name, '');
    else field.change('');
    input.current?.focus();
  });
  useCodeFromSms({ isWanted: !expired, resetKey, presses: form.submitAttempts, onCode: fill });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const code = typedCode(text);
    if (wasFilledByMachine(value, code)) return fill(code);
    const erased = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const at = Math.min(selectionStart ?? code.length, code.length);
    // Backspace clears a box and steps back, also in the middle.
    place(erased && code.length > 0 && at < code.length ? Math.max(0, at - 1) : at);
    field.change(code);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -CODE_LENGTH, End: CODE_LENGTH }[event.key];
    if (step === undefined || event.shiftKey) return;
    event.preventDefault();
    place(activeBox(caret ?? 0, value) + step);
  };
  // Not `pointerup`: under a finger, the browser places its own caret only after that.
  const tap = (event: MouseEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    place(boxUnder(event.clientX - left, width));
  };
  const isWrong = field.error !== undefined;
  const boxClass = (at: number) =>
    [
      styles.box,
      value[at] && styles.filled,
      isWrong && styles.wrong,
      caret !== undefined && activeBox(caret, value) === at && styles.active,
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
          onChange={change}
          onKeyDown={move}
          onClick={tap}
          onSelect={follow}
          onPaste={(event) => {
            event.preventDefault();
            const code = codeIn(event.clipboardData.getData('text'));
            if (code === undefined) return;
            field.change(code);
            place(CODE_LENGTH);
          }}
          onFocus={() => {
            place(value.length);
            field.focus();
          }}
          onBlur={() => {
            leave();
            field.blur();
          }}
        />
        {places.map((at) => (
          <span key={at} aria-hidden="true" data-testid={`code-${at}`} className={boxClass(at)}>
            {value[at]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}

// Equal to no key, undefined included.
const NEVER = Symbol();

/** Empties the boxes when the code was sent again or refused, not when they first appear. */
function useEmptied(reasons: readonly [unknown, unknown], empty: (isRefused: boolean) => void) {
  const [resetKey, refusal] = reasons;
  const last = useRef(reasons);
  const latest = useRef(empty);
  useEffect(() => {
    latest.current = empty;
  });
  useEffect(() => {
    const [lastKey, lastRefusal] = last.current;
    last.current = [resetKey, refusal];
    const isRefused = refusal !== undefined && refusal !== lastRefusal;
    if (resetKey !== lastKey || isRefused) latest.current(isRefused);
  }, [resetKey, refusal]);
}

/** The caret as a box: a filled one is selected, so that typing there replaces its digit. */
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
    // What she selected herself, all four to begin anew, is left to her.
    const isHers = selectionStart === start && (selectionEnd ?? 0) > end;
    if (!isHers && (selectionStart !== start || selectionEnd !== end)) control.setSelectionRange(start, end);
  }, [caret, value]);
  return {
    input,
    caret,
    place: (box: number) => setCaret(Math.min(Math.max(box, 0), CODE_LENGTH)),
    /** The browser moved the caret by itself. */
    follow: () => {
      if (input.current && document.activeElement === input.current) setCaret(input.current.selectionStart ?? 0);
    },
    leave: () => setCaret(undefined),
  };
}
