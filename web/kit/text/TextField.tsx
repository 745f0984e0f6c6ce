import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { type FormField, useFormField } from '../form/useFormField.ts';
import styles from './TextField.module.css';
import { normaliseKeepingCaret } from './typedText.ts';

type Attributes = Pick<
  ComponentPropsWithRef<'input'>,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'pattern'
>;

type TextFieldProps = Attributes & {
  name: string;
  label: string;
  hint?: Hint | undefined;
  type?: 'text' | 'email' | undefined;
  /** Renders a text area with this many lines at first. */
  rows?: number | undefined;
  /** Cleans the text after each edit, however it was made. Must keep the order of the characters and be idempotent. */
  normalise?: ((typed: string) => string) | undefined;
  /** Transforms the text on blur: `'6600'` → `'06600'`. */
  normaliseOnBlur?: ((text: string) => string) | undefined;
  /** Shows how many of this many characters are typed. */
  counter?: number | undefined;
  /** A line about the value. A function receives whether an error is visible. */
  note?: ReactNode | ((hasError: boolean) => ReactNode);
};

/**
 * A text field of one or several lines, with label, hint and error. The value is a string, '' while empty. Nothing is cut:
 * `maxlength` would do so before the text is cleaned, and without a word. Limits are rules of the form.
 */
export function TextField({ name, label, hint, note, counter, ...props }: TextFieldProps) {
  const { rows, normalise, normaliseOnBlur, type = 'text', ...attributes } = props;
  const field = useFormField<string | undefined>(name);
  const value = field.value ?? '';
  const control = {
    ...attributes,
    ...controlAttributes(field, hint),
    spellCheck: false,
    autoCorrect: 'off',
    value,
    ...textEvents(field, { normalise, normaliseOnBlur }),
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      note={typeof note === 'function' ? note(field.error !== undefined) : note}
      counter={counter === undefined ? undefined : { count: value.length, total: counter }}
    >
      {rows === undefined ? (
        <input {...control} type={type} className={inputClass(field)} />
      ) : (
        <textarea {...control} rows={rows} className={inputClass(field, styles.lines)} />
      )}
    </FieldFrame>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;
type Normalising = Pick<TextFieldProps, 'normalise' | 'normaliseOnBlur'>;

function textEvents(field: FormField<string | undefined>, { normalise, normaliseOnBlur }: Normalising) {
  return {
    onChange: (event: ChangeEvent<Control>) => field.change(normaliseKeepingCaret(event.target, normalise)),
    onFocus: field.focus,
    onBlur: () => {
      const value = field.value ?? '';
      const normalised = normaliseOnBlur?.(value) ?? value;
      if (normalised !== value) field.change(normalised);
      field.blur();
    },
  };
}
