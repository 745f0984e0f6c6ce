import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

/** Radio buttons side by side that look like one bar. */
export function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
  disabled = false,
}: {
  label: string;
  /** Selected value; none is selected when no option has it. */
  value: Value | undefined;
  options: readonly (readonly [Value, ReactNode])[];
  onChoose: (value: Value) => void;
  disabled?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={styles.bar} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
