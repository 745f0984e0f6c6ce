import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { type PlainMessageId, t } from '#i18n';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { useFormField } from '../form/useFormField.ts';
import styles from './MoneyField.module.css';
import { amountIn, amountOf, groupedByComma, isWritable, mayBeGrouped, withDecimalPoint } from './moneyText.ts';

type MoneyFieldProps = { name: string; label: PlainMessageId; hint?: Hint | undefined };

/** An amount in Mexican pesos: a number with at most two decimals, undefined while empty. Two decimals show on blur (ux S18). */
export function MoneyField({ name, label, hint }: MoneyFieldProps) {
  const field = useFormField<number | undefined>(name);
  // The text is kept beside the number, which knows no '18,500.' and no '18,500.50'.
  const [text, setText] = useState('');
  const settled = field.value?.toFixed(2) ?? '';
  if (amountOf(text) !== amountOf(settled)) setText(settled);
  // A phone's keypad may offer a comma only: it is a decimal point, unless three digits follow it as in '15,000'.
  const [typedComma, setTypedComma] = useState<'decimal' | 'grouping'>();
  const takeComma = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', data = null } = nativeEvent as InputEvent;
    if (inputType.startsWith('delete') || data?.includes(',') === false) return;
    const read = withDecimalPoint(target.value);
    if (read === undefined) return;
    const caret = target.selectionStart;
    target.value = read;
    target.setSelectionRange(caret, caret);
    setTypedComma(mayBeGrouped(text, typedComma === 'grouping') ? 'decimal' : undefined);
  };
  const takeTyped = (value: string) => {
    const grouped = typedComma === 'decimal' ? groupedByComma(value) : undefined;
    if (grouped !== undefined) setTypedComma('grouping');
    else if (typedComma === 'decimal' && !value.includes('.')) setTypedComma(undefined);
    const amount = grouped ?? value;
    setText(amount);
    if (amountOf(amount) !== field.value) field.change(amountOf(amount));
  };
  const pasteWhole = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const amount = amountIn(event.clipboardData.getData('text'));
    // Into the middle of an amount goes what the library makes of it.
    const replacesAll = value === '' || (selectionStart === 0 && selectionEnd === value.length);
    if (!replacesAll) return;
    event.preventDefault();
    if (amount === undefined) return;
    setText(amount);
    field.change(amountOf(amount));
  };
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className={styles.box} onChangeCapture={takeComma}>
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
          isAllowed={({ value }) => isWritable(value)}
          onValueChange={({ value }, { source }) => {
            if (source === 'event') takeTyped(value);
          }}
          onPaste={pasteWhole}
          onFocus={field.focus}
          onBlur={() => {
            setText(settled);
            setTypedComma(undefined);
            field.blur();
          }}
        />
        <span className={styles.currency} aria-hidden="true">
          {t('MXN')}
        </span>
      </div>
    </FieldFrame>
  );
}
