import caretDownBold from '@phosphor-icons/core/assets/bold/caret-down-bold.svg';
import { Icon } from '../art/Icon.tsx';
import { controlAttributes, FieldFrame, inputClass } from '../form/Field.tsx';
import { useFormField } from '../form/useFormField.ts';
import styles from './SelectField.module.css';

type SelectFieldProps = {
  name: string;
  label: string;
  /** Both the values and the visible texts. */
  options: readonly string[];
  placeholder: string;
  optional?: boolean | undefined;
};

/**
 * A choice of one among several texts, with the native picker. The value is the text, or '' while nothing is chosen.
 */
export function SelectField({ name, label, options, placeholder, optional }: SelectFieldProps) {
  const field = useFormField<string | undefined>(name);
  const value = field.value ?? '';
  return (
    <FieldFrame field={field} label={label} optional={optional}>
      <div className={value === '' ? `${styles.box} ${styles.empty}` : styles.box}>
        <select
          {...controlAttributes(field)}
          className={inputClass(field, styles.select)}
          value={value}
          onChange={(event) => field.change(event.target.value)}
          onFocus={field.focus}
          onBlur={field.blur}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <span className={styles.caret}>
          <Icon of={caretDownBold} size={16} />
        </span>
      </div>
    </FieldFrame>
  );
}
