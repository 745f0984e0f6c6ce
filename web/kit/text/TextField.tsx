import { type ClipboardEvent, type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import type { RuleMessage } from '#domain/messages';
import { type PlainMessageId, ruleMessage } from '#i18n';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { memoizeValidator } from '../form/memoizeValidator.ts';
import { useFormField } from '../form/useFormField.ts';
import styles from './TextField.module.css';
import { changedKeepingCaret, pasted } from './typedText.ts';

type Attributes = Pick<
  ComponentPropsWithRef<'input'>,
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'maxLength'
  | 'enterKeyHint'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
>;

type TextFieldProps = Attributes & {
  name: string;
  label: PlainMessageId;
  hint?: Hint | undefined;
  type?: 'text' | 'email' | 'search' | undefined;
  /** A text of several lines, this many to begin with. */
  rows?: number | undefined;
  /** What becomes of each typed or pasted text; it is both shown and kept (ux F8). Must keep order and be idempotent. */
  normalise?: ((typed: string) => string) | undefined;
  /** What becomes of it when the field is left: `'6600'` → `'06600'`. */
  settle?: ((text: string) => string) | undefined;
  /** Shows how many of `maxLength` are written. */
  counter?: boolean | undefined;
  /** A line about the value; as a function it is told whether an error is shown. */
  note?: ReactNode | ((hasError: boolean) => ReactNode);
  /** A check besides the form's rules, such as one that asks the server. Asked once for each value. */
  validate?: ((value: string, all: never) => RuleMessage | undefined | Promise<RuleMessage | undefined>) | undefined;
  optional?: boolean | undefined;
  /** Stands inside the control, behind the value. */
  suffix?: ReactNode;
  spellCheck?: boolean | undefined;
};

/** A line of text, or several, with its label, hint and error (design §9). The value is a text, empty at first. */
export function TextField({ name, label, hint, note, optional, counter, suffix, ...props }: TextFieldProps) {
  const { rows, normalise, settle, validate, type = 'text', spellCheck = false, maxLength, ...attributes } = props;
  const asked = useMemo(() => validate && memoizeValidator(validate, ruleMessage), [validate]);
  const field = useFormField<string | undefined>(name, { validate: asked });
  const value = field.value ?? '';
  const leave = () => {
    const settled = settle?.(value) ?? value;
    if (settled !== value) field.change(settled);
    field.blur();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // Only then may maxlength cut something that normalising would have kept.
    if (normalise && maxLength !== undefined) pasted(event, { normalise, maxLength }, field.change);
  };
  const control = {
    ...attributes,
    ...controlAttributes(field, hint),
    maxLength,
    spellCheck,
    autoCorrect: spellCheck ? undefined : 'off',
    value,
    onFocus: field.focus,
    onBlur: leave,
    onPaste: paste,
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      note={typeof note === 'function' ? note(field.error !== undefined) : note}
      optional={optional}
      counter={counter && maxLength !== undefined ? { count: value.length, total: maxLength } : undefined}
    >
      <div className={suffix === undefined ? styles.box : `${styles.box} ${styles.suffixed}`}>
        {rows === undefined ? (
          <input
            {...control}
            type={type}
            className={inputClass(field)}
            onChange={(event) => field.change(changedKeepingCaret(event.target, normalise))}
          />
        ) : (
          <textarea
            {...control}
            rows={rows}
            className={inputClass(field, styles.lines)}
            onChange={(event) => field.change(changedKeepingCaret(event.target, normalise))}
          />
        )}
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
