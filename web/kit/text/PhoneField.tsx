import type { ClipboardEvent } from 'react';
import { NumberFormatBase } from 'react-number-format';
import type { PlainMessageId } from '#i18n';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { useFormField } from '../form/useFormField.ts';
import styles from './PhoneField.module.css';
import { maskedPhone, phoneCarets, phoneDigits, wholePhone } from './phoneText.ts';

type PhoneFieldProps = {
  name: string;
  label: PlainMessageId;
  hint?: Hint | undefined;
  autoComplete?: string | undefined;
  enterKeyHint?: 'next' | 'done' | 'go' | 'send' | undefined;
};

/**
 * A Mexican phone number under the mask +52 (##) ####-####; the value is its national digits (ux S3). The mask is our own,
 * for the library's patterns lose two digits of a number that is filled in with its country code (dependencies §7).
 */
export function PhoneField({ name, label, hint, autoComplete = 'tel', enterKeyHint = 'next' }: PhoneFieldProps) {
  const field = useFormField<string | undefined>(name);
  const pasteWhole = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = wholePhone(event.clipboardData.getData('text'));
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
        autoComplete={autoComplete}
        enterKeyHint={enterKeyHint}
        value={field.value ?? ''}
        valueIsNumericString
        format={maskedPhone}
        removeFormatting={phoneDigits}
        getCaretBoundary={phoneCarets}
        onValueChange={({ value }, { source }) => {
          if (source === 'event' && value !== field.value) field.change(value);
        }}
        onPaste={pasteWhole}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
