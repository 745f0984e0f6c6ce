import { type ComponentPropsWithRef, useId } from 'react';
import styles from './Entry.module.css';

type TextEntryProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id'> & { label: string };

/** A labelled line of text of the console. */
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
  /** Value and words of each. */
  options: readonly (readonly [value: string, words: string])[];
  onChoose?: (value: string) => void;
};

/** A labelled choice of the console. */
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
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

type LinesEntryProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'id'> & { label: string };

/** A labelled text of several lines. */
export function LinesEntry({ label, ...rest }: LinesEntryProps) {
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
