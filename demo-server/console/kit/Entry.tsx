import { type ComponentPropsWithRef, useId } from 'react';
import styles from './Entry.module.css';

type TextEntryProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id'> & { label: string };

/** Labelled input of the console. */
export function TextEntry({ label, ...rest }: TextEntryProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input {...rest} id={id} className={styles.input} />
    </div>
  );
}

type SelectEntryProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'id' | 'onChange'> & {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose?: (value: string) => void;
};

/** Labelled select of the console. */
export function SelectEntry({ label, options, onChoose, ...rest }: SelectEntryProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={styles.input}
        {...(onChoose && { onChange: (event) => onChoose(event.target.value) })}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type TextAreaEntryProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'id'> & { label: string };

/** Labelled text area of the console. */
export function TextAreaEntry({ label, ...rest }: TextAreaEntryProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea {...rest} id={id} className={styles.input} />
    </div>
  );
}
