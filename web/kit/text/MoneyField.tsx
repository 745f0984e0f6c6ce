import { type ChangeEvent, useState } from 'react';
import type { TypedAmount } from '#domain/text/amount';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { type FormField, useFormField } from '../form/useFormField.ts';
import styles from './MoneyField.module.css';
import { amountText, caretAfter, editedAmount, type MoneyText, typedAmount } from './moneyText.ts';
import { setText } from './typedText.ts';

type MoneyFieldProps = { name: string; label: string; hint?: Hint | undefined };

/**
 * A field for an amount in Mexican pesos. The value is a number with at most two decimals, or the typed text while it is
 * no amount; undefined while empty.
 */
export function MoneyField({ name, label, hint }: MoneyFieldProps) {
  const field = useFormField<TypedAmount>(name);
  const { text, handleChange, handleBlur } = useMoneyText(field);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className={styles.box}>
        <span className={styles.sign} aria-hidden="true">
          $
        </span>
        <input
          {...controlAttributes(field, hint)}
          type="text"
          inputMode="decimal"
          className={inputClass(field, styles.amount)}
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          onChange={handleChange}
          onFocus={field.focus}
          onBlur={handleBlur}
        />
        <span className={styles.currency} aria-hidden="true">
          {formTexts.mxn}
        </span>
      </div>
    </FieldFrame>
  );
}

/** Keeps the text of the control, and returns it with the handlers of its events. */
function useMoneyText(field: FormField<TypedAmount>) {
  // Kept besides the value, which cannot represent '18,500.' or '18,500.50'. Shows two decimals after blur.
  const settled: MoneyText = { text: amountText(field.value), isGroupedByHand: false };
  const [typed, setTyped] = useState(settled);
  if (typedAmount(typed.text) !== typedAmount(settled.text)) setTyped(settled);
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // While a word is composed, `data` is the whole word.
    const { data = null, isComposing = false, inputType } = nativeEvent as InputEvent;
    const edited = editedAmount(typed, target.value, isComposing ? null : data);
    if (edited.text !== target.value) {
      const [edit, isForward] = [target.value, inputType === 'deleteContentForward'];
      setText(target, edited.text, caretAfter(edit, target.selectionStart ?? edit.length, edited.text, { isForward }));
    }
    setTyped(edited);
    const value = typedAmount(edited.text);
    if (value !== field.value) field.change(value);
  };
  const handleBlur = () => {
    setTyped(settled);
    field.blur();
  };
  return { text: typed.text, handleChange, handleBlur };
}
