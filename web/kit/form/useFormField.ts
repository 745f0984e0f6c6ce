import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { isMissing } from '#domain/rules';
import { afterPointerUp } from '../browser/afterPointerUp.ts';
import { controlId, useFormContext } from './formContext.ts';

/** What is drawn of a field: its ids, and what stands under it now. */
export type FieldView = {
  name: string;
  /** The id of the element that takes the focus. */
  id: string;
  hintId: string;
  errorId: string;
  /** Ready text, while it is to be seen (ux F2). */
  error: string | undefined;
  warning: string | undefined;
};

/** A field as its control needs it. */
export type FormField<Value> = FieldView & {
  value: Value;
  change: (value: Value) => void;
  focus: () => void;
  blur: () => void;
  /** Shows what is wrong at once, without waiting for blur or submit. */
  showError: () => void;
};

export type FieldOptions = {
  /** Whether a filled field says on blur what is wrong with its format (ux F2b). */
  validatesOnBlur?: boolean | undefined;
  /** Whether its value is kept out of the draft (ux F7). */
  secret?: boolean | undefined;
  /** Whether a refusal of the server stands until something is typed anew: for a field that is emptied by it. */
  emptiedByRefusal?: boolean | undefined;
  /** A check besides the form's rules: ready text, or a promise of it. */
  validate?: ((value: never, all: object) => string | undefined | Promise<string | undefined>) | undefined;
};

/** While an error shows and the owner types, its words change only after a pause, in ms (ux F2d). */
const PAUSE = 300;
const same = <It>(it: It): It => it;

/** Joins a control to the form around it, with the house's manners of when an error shows (ux F2). */
export function useFormField<Value>(name: string, manner: FieldOptions = {}): FormField<Value> {
  const { validatesOnBlur: speaksOnBlur = true, secret = false, emptiedByRefusal = false, validate } = manner;
  const form = useFormContext();
  const { input, meta } = useField<Value>(name, {
    // Values are kept as they are: the library would turn '' into undefined and null into ''.
    parse: same,
    format: same,
    allowNull: true,
    ...(validate && { validate: validate as (value: unknown, all: object) => unknown }),
  });
  const { keepSecret } = form;
  useEffect(() => {
    if (secret) keepSecret(name);
  }, [secret, keepSecret, name]);

  // Not `meta.submitError`: that comes back after a later press that the rules stopped, when it is about an older value.
  const refusal = form.serverErrors[name];
  const refusalStands = Object.is(refusal?.value, input.value) || (emptiedByRefusal && isMissing(input.value));
  const refused = refusalStands ? refusal?.text : undefined;
  const wrong: string | undefined = refused ?? meta.error;
  const voice = useErrorTiming(wrong, { setbacks: form.failedSubmits, yieldsToTyping: emptiedByRefusal });
  const doubt = form.warnings[name];
  const id = controlId(form.id, name);

  return {
    name,
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    value: input.value,
    change: (value) => {
      voice.typed();
      input.onChange(value);
    },
    focus: () => input.onFocus(),
    blur: () => {
      input.onBlur();
      if (speaksOnBlur && !isMissing(input.value)) afterPointerUp(voice.speak);
    },
    error: voice.said,
    warning: wrong === undefined && Object.is(doubt?.value, input.value) ? doubt?.text : undefined,
    showError: voice.speak,
  };
}

/**
 * When what is wrong is said (ux F2): at once on blur and on a submit that met it; afterwards, while typing, new words wait
 * for a pause and silence comes at once; after it was valid again, the next word waits for blur or submit. A field that
 * was emptied starts afresh with the first key.
 */
function useErrorTiming(
  wrong: string | undefined,
  { setbacks, yieldsToTyping }: { setbacks: number; yieldsToTyping: boolean },
) {
  const [speaks, setSpeaks] = useState(false);
  const [said, setSaid] = useState<string>();
  // Counts the occasions to say it without a pause.
  const [occasion, setOccasion] = useState(0);
  const lastOccasion = useRef(0);
  const due = speaks ? wrong : undefined;

  useEffect(() => {
    if (setbacks === 0) return;
    setSpeaks(true);
    setOccasion((count) => count + 1);
  }, [setbacks]);

  useEffect(() => {
    if (due === undefined || lastOccasion.current !== occasion) {
      lastOccasion.current = occasion;
      setSaid(due);
      return;
    }
    const timer = setTimeout(() => setSaid(due), PAUSE);
    return () => clearTimeout(timer);
  }, [due, occasion]);

  return {
    said: due === undefined ? undefined : said,
    speak: () => {
      setSpeaks(true);
      setOccasion((count) => count + 1);
    },
    typed: () => {
      if (due === undefined || yieldsToTyping) setSpeaks(false);
    },
  };
}
