import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { isMissing } from '#domain/rules';
import { afterPointerUp } from '../browser/afterPointerUp.ts';
import { controlId, useFormContext } from './formContext.ts';
import type { Remark } from './formErrors.ts';

/** What the layout of a field needs: its ids and its visible messages. */
export type FieldView = {
  name: string;
  /** The id of the element that takes the focus. */
  id: string;
  hintId: string;
  errorId: string;
  /** Ready text; undefined while there is no error or it is not yet time to show it. */
  error: string | undefined;
  warning: string | undefined;
};

/** What the control of a field needs. */
export type FormField<Value> = FieldView & {
  value: Value;
  change: (value: Value) => void;
  focus: () => void;
  blur: () => void;
  /** Shows the error, if there is one, without waiting for blur or submit. */
  showError: () => void;
};

export type FieldOptions = {
  /** Whether a filled field shows its error on blur. True by default. */
  validatesOnBlur?: boolean | undefined;
  /** Whether the value is excluded from the draft. */
  secret?: boolean | undefined;
  /** Whether an error from the server stays until the next key: for a field that is emptied by that error. */
  emptiedByServerError?: boolean | undefined;
};

/** Delay, in ms, before the text of a visible error changes while the user types. */
const TYPING_DELAY_MS = 300;
const identity = <Value>(value: Value): Value => value;

/** Connects a control to the form around, and decides when its error shows. */
export function useFormField<Value>(name: string, options: FieldOptions = {}): FormField<Value> {
  const { validatesOnBlur = true, secret = false, emptiedByServerError = false } = options;
  const form = useFormContext();
  const { input, meta } = useField<Value>(name, {
    // Keeps values as they are: by default the library turns '' into undefined and null into ''.
    parse: identity,
    format: identity,
    allowNull: true,
  });
  useSecret(name, secret, form.keepSecret);

  // Not `meta.submitError`: it returns, about an older value, after a later submit that validation stopped.
  const serverError = form.serverErrors[name];
  const [typedAfter, setTypedAfter] = useState<Remark>();
  const isKept = emptiedByServerError && serverError !== typedAfter;
  const error: string | undefined = currentText(serverError, input.value, isKept) ?? meta.error;
  const timing = useErrorTiming(error, { failedSubmits: form.failedSubmits, hidesOnTyping: emptiedByServerError });
  const id = controlId(form.id, name);

  return {
    name,
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    value: input.value,
    change: (value) => {
      timing.handleTyping();
      setTypedAfter(serverError);
      input.onChange(value);
    },
    focus: () => input.onFocus(),
    blur: () => {
      input.onBlur();
      if (validatesOnBlur && !isMissing(input.value)) afterPointerUp(timing.show);
    },
    error: timing.visibleError,
    warning: error === undefined ? currentText(form.warnings[name], input.value) : undefined,
    showError: timing.show,
  };
}

/** Excludes the field from the draft if `secret` is true. */
function useSecret(name: string, secret: boolean, keepSecret: (name: string) => void): void {
  useEffect(() => {
    if (secret) keepSecret(name);
  }, [secret, keepSecret, name]);
}

/** Returns the text of a remark if it is about the field's value, or `isKept`. */
const currentText = (remark: Remark | undefined, value: unknown, isKept = false): string | undefined =>
  isKept || Object.is(remark?.value, value) ? remark?.text : undefined;

/**
 * Decides when the error of a field is visible:
 * - it appears on blur and on a failed submit, at once;
 * - while it is visible and the user types, a new text appears after a pause, and a corrected error disappears at once;
 * - after the value was valid, the next error waits for blur or submit again;
 * - with `hidesOnTyping`, the first key hides it until blur or submit.
 */
function useErrorTiming(
  error: string | undefined,
  { failedSubmits, hidesOnTyping }: { failedSubmits: number; hidesOnTyping: boolean },
) {
  const [isShown, setShown] = useState(false);
  const [visibleError, setVisibleError] = useState<string>();
  // Counts the events (blur, submit) that show the error without a pause.
  const [showCount, setShowCount] = useState(0);
  const lastShowCount = useRef(0);
  const shownError = isShown ? error : undefined;

  useEffect(() => {
    if (failedSubmits === 0) return;
    setShown(true);
    setShowCount((count) => count + 1);
  }, [failedSubmits]);

  useEffect(() => {
    if (shownError === undefined || lastShowCount.current !== showCount) {
      lastShowCount.current = showCount;
      setVisibleError(shownError);
      return;
    }
    const timer = setTimeout(() => setVisibleError(shownError), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shownError, showCount]);

  return {
    visibleError: shownError === undefined ? undefined : visibleError,
    show: () => {
      setShown(true);
      setShowCount((count) => count + 1);
    },
    handleTyping: () => {
      if (shownError === undefined || hidesOnTyping) setShown(false);
    },
  };
}
