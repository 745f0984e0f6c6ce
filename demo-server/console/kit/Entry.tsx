import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Entry.module.css';

type PropsOf<Element extends 'input' | 'select' | 'textarea'> = {
  label: string;
  /** Whether the label is at the left of the control instead of above it. */
  inline?: boolean;
} & Omit<ComponentPropsWithRef<Element>, 'className' | 'style' | 'id'>;

type TextEntryProps = PropsOf<'input'> & { /** Explanation below it. */ hint?: string };

/** Labelled input of the console. */
export const TextEntry = ({ label, hint, inline = false, ...rest }: TextEntryProps) => (
  <Labelled label={label} inline={inline}>
    {(id) => (
      <>
        <input
          {...rest}
          {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
          id={id}
          className={styles.input}
        />
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </>
    )}
  </Labelled>
);

/** Labelled text area of the console. */
export const TextAreaEntry = ({ label, ...rest }: Omit<PropsOf<'textarea'>, 'inline'>) => (
  <Labelled label={label}>{(id) => <textarea {...rest} id={id} className={styles.input} />}</Labelled>
);

type SelectEntryProps = Omit<PropsOf<'select'>, 'onChange'> & {
  options: readonly (readonly [value: string, text: string])[];
  onChoose?: (value: string) => void;
};

/** Labelled select of the console. */
export const SelectEntry = ({ label, options, onChoose, inline = false, ...rest }: SelectEntryProps) => (
  <Labelled label={label} inline={inline}>
    {(id) => (
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
    )}
  </Labelled>
);

type LabelledProps = { label: string; inline?: boolean; children: (id: string) => ReactNode };

/** Label of a control; `children` renders the control with the id that the label names. */
function Labelled({ label, inline = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={inline ? styles.inline : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
