import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';

/** One of a few, side by side: radio buttons that look like one bar (design §10). */
export function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
  disabled = false,
}: {
  label: string;
  /** What is chosen; a value of no option leaves none chosen. */
  value: Value | undefined;
  options: readonly (readonly [Value, ReactNode])[];
  onChoose: (value: Value) => void;
  disabled?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={styles.bar} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([option, shown]) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          <span>{shown}</span>
        </label>
      ))}
    </fieldset>
  );
}
