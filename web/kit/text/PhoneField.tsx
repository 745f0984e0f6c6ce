import type { ChangeEvent, ClipboardEvent, SyntheticEvent } from 'react';
import { maskedPhone } from '#domain/identifiers/phone';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { type FormField, useFormField } from '../form/useFormField.ts';
import { editedPhone, firstCaret, pastedPhone, phoneDigits } from './phoneText.ts';
import { setText } from './typedText.ts';

type PhoneFieldProps = { name: string; label: string; hint?: Hint | undefined };

/** A field for a Mexican phone number with the mask +52 (##) ####-####. The value is the national digits. */
export function PhoneField({ name, label, hint }: PhoneFieldProps) {
  const field = useFormField<string | undefined>(name);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        {...controlAttributes(field, hint)}
        type="tel"
        inputMode="tel"
        className={inputClass(field, 'digits')}
        autoComplete="tel"
        enterKeyHint="next"
        value={maskedPhone(field.value ?? '')}
        {...phoneEvents(field)}
      />
    </FieldFrame>
  );
}

const phoneEvents = (field: FormField<string | undefined>) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const edit = {
      typed: target.value,
      caret: target.selectionStart ?? target.value.length,
      inputType: (nativeEvent as InputEvent).inputType,
    };
    const { text, caret } = editedPhone(field.value ?? '', edit);
    setText(target, text, caret);
    field.change(phoneDigits(text));
  },
  // Keeps the caret out of the mask's country code.
  onSelect: ({ currentTarget: control }: SyntheticEvent<HTMLInputElement>) => {
    const first = firstCaret(control.value);
    const { selectionStart: start, selectionEnd: end } = control;
    if (start !== null && start === end && start < first) control.setSelectionRange(first, first);
  },
  onPaste: (event: ClipboardEvent) => {
    const digits = pastedPhone(event.clipboardData.getData('text'));
    if (digits === undefined) return;
    event.preventDefault();
    field.change(digits);
  },
  onFocus: field.focus,
  onBlur: field.blur,
});
