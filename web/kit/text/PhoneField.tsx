import type { ClipboardEvent, FormEvent } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { useFormField } from '../form/useFormField.ts';
import styles from './PhoneField.module.css';
import { maskedPhone, pastedPhone, phoneCaretPositions, phoneDigits } from './phoneText.ts';

type PhoneFieldProps = { name: string; label: string; hint?: Hint | undefined };

/**
 * A field for a Mexican phone number with the mask +52 (##) ####-####. The value is the national digits. The mask is
 * our own, because the pattern of react-number-format loses two digits of a number that is autofilled with its country
 * code.
 */
export function PhoneField({ name, label, hint }: PhoneFieldProps) {
  const field = useFormField<string | undefined>(name);
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = pastedPhone(event.clipboardData.getData('text'));
    if (digits === undefined) return;
    event.preventDefault();
    field.change(digits);
  };
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <NumberFormatBase
        {...controlAttributes(field, hint)}
        type="tel"
        inputMode="tel"
        className={inputClass(field, styles.phone)}
        autoComplete="tel"
        enterKeyHint="next"
        value={field.value ?? ''}
        valueIsNumericString
        format={maskedPhone}
        removeFormatting={phoneDigits}
        getCaretBoundary={phoneCaretPositions}
        onValueChange={({ value }, { source }) => {
          if (source === 'event' && value !== field.value) field.change(value);
        }}
        onInputCapture={keepFocusElsewhere}
        onPaste={handlePaste}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

/**
 * Keeps the focus where it is when the browser fills the phone in, or hydration repeats what was typed. The mask would
 * otherwise focus its control, and the user would go on typing in the wrong field.
 */
function keepFocusElsewhere({ currentTarget: control }: FormEvent<HTMLInputElement>): void {
  if (control === document.activeElement) return;
  control.focus = () => {};
  queueMicrotask(() => Reflect.deleteProperty(control, 'focus'));
}
