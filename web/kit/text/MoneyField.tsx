import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { type FormField, useFormField } from '../form/useFormField.ts';
import styles from './MoneyField.module.css';
import { fitsMoneyField, groupedByComma, mayBeGrouped, pastedAmount, pesosOf, withDecimalPoint } from './moneyText.ts';

type MoneyFieldProps = { name: string; label: string; hint?: Hint | undefined };

/** A field for an amount in Mexican pesos. The value is a number with at most two decimals, undefined while empty. */
export function MoneyField({ name, label, hint }: MoneyFieldProps) {
  const field = useFormField<number | undefined>(name);
  const { text, typedComma, handleComma, handleTyping, handlePaste, handleBlur } = useMoneyText(field);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className={styles.box} onChangeCapture={handleComma}>
        <span className={styles.sign} aria-hidden="true">
          $
        </span>
        <NumericFormat
          {...controlAttributes(field, hint)}
          type="text"
          inputMode="decimal"
          className={inputClass(field, styles.amount)}
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          valueIsNumericString
          thousandSeparator=","
          decimalSeparator="."
          decimalScale={typedComma === 'decimal' ? 3 : 2}
          allowNegative={false}
          isAllowed={({ value }) => fitsMoneyField(value)}
          onValueChange={({ value }, { source }) => {
            if (source === 'event') handleTyping(value);
          }}
          onPaste={handlePaste}
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
function useMoneyText(field: FormField<number | undefined>) {
  // Kept besides the number, which cannot represent '18,500.' or '18,500.50'. Shows two decimals after blur.
  const [text, setText] = useState('');
  const settledText = field.value?.toFixed(2) ?? '';
  if (pesosOf(text) !== pesosOf(settledText)) setText(settledText);
  // Some phone keypads have a comma but no point: it is a decimal point until three digits follow, as in '15,000'.
  const [typedComma, setTypedComma] = useState<'decimal' | 'grouping'>();
  const handleComma = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', data = null } = nativeEvent as InputEvent;
    if (inputType.startsWith('delete') || data?.includes(',') === false) return;
    const pointed = withDecimalPoint(target.value);
    if (pointed === undefined) return;
    setTextKeepingCaret(target, pointed);
    setTypedComma(mayBeGrouped(text, typedComma === 'grouping') ? 'decimal' : undefined);
  };
  const handleTyping = (value: string) => {
    const grouped = typedComma === 'decimal' ? groupedByComma(value) : undefined;
    if (grouped !== undefined) setTypedComma('grouping');
    else if (typedComma === 'decimal' && !value.includes('.')) setTypedComma(undefined);
    const amount = grouped ?? value;
    setText(amount);
    if (pesosOf(amount) !== field.value) field.change(pesosOf(amount));
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The library handles a paste into the middle of an amount.
    if (!replacesAll(event.currentTarget)) return;
    const amount = pastedAmount(event.clipboardData.getData('text'));
    event.preventDefault();
    if (amount === undefined) return;
    setText(amount);
    field.change(pesosOf(amount));
  };
  const handleBlur = () => {
    setText(settledText);
    setTypedComma(undefined);
    field.blur();
  };
  return { text, typedComma, handleComma, handleTyping, handlePaste, handleBlur };
}

function setTextKeepingCaret(input: HTMLInputElement, text: string): void {
  const caret = input.selectionStart;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/** Returns whether a paste replaces the whole text: the input is empty or all of it is selected. */
const replacesAll = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value === '' || (selectionStart === 0 && selectionEnd === value.length);
