import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Entry.module.css';

type PropsOf<Element extends 'input' | 'select' | 'textarea'> = { label: string } & Omit<
  ComponentPropsWithRef<Element>,
  'className' | 'style' | 'id'
>;

/** Labelled input of the console. */
export const TextEntry = ({ label, ...rest }: PropsOf<'input'>) => (
  <Labelled label={label}>{(id) => <input {...rest} id={id} className={styles.input} />}</Labelled>
);

/** Labelled text area of the console. */
export const TextAreaEntry = ({ label, ...rest }: PropsOf<'textarea'>) => (
  <Labelled label={label}>{(id) => <textarea {...rest} id={id} className={styles.input} />}</Labelled>
);

type SelectEntryProps = Omit<PropsOf<'select'>, 'onChange'> & {
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
};

/** Labelled select of the console. */
export const SelectEntry = ({ label, options, onChoose, ...rest }: SelectEntryProps) => (
  <Labelled label={label}>
    {(id) => (
      <select {...rest} id={id} className={styles.input} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

/** Label of a control; `children` renders the control with the id that the label names. */
function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
