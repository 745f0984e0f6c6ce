import { Icon } from '../art/Icon.tsx';
import { descriptionIds, FieldMessage } from '../form/Field.tsx';
import { useFormField } from '../form/useFormField.ts';
import styles from './RadioCards.module.css';

/** `filled` is the icon while the option is chosen. */
type Option = { readonly value: string; readonly label: string; readonly icon: string; readonly filled: string };

type RadioCardsProps = { name: string; legend: string; options: readonly Option[] };

/** A choice of one among a few options, as cards over native radio buttons. The value is the option's, or undefined. */
export function RadioCards({ name, legend, options }: RadioCardsProps) {
  const field = useFormField<string | undefined>(name, { validatesOnBlur: false });
  const isWrong = field.error !== undefined;
  return (
    <fieldset className={styles.set} data-field aria-describedby={descriptionIds(field)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map(({ value, label, icon, filled }, index) => (
          <label key={value} className={isWrong ? `${styles.card} ${styles.wrong}` : styles.card}>
            <input
              // The error summary and the focus lead to the first option.
              id={index === 0 ? field.id : undefined}
              type="radio"
              name={field.id}
              value={value}
              className={styles.input}
              checked={field.value === value}
              aria-invalid={isWrong || undefined}
              onChange={() => field.change(value)}
              onFocus={field.focus}
              onBlur={field.blur}
            />
            <span className={styles.face}>
              <Icon of={field.value === value ? filled : icon} size={28} />
              <span className={styles.text}>{label}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldMessage field={field} />
    </fieldset>
  );
}
