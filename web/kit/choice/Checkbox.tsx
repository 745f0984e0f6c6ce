import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { controlAttributes, FieldMessage } from '../form/Field.tsx';
import { useFormField } from '../form/useFormField.ts';
import styles from './Checkbox.module.css';

/** A checkbox. Its label may contain links; opening them does not tick the box. The value is true or false. */
export function Checkbox({ name, children }: { name: string; children: ReactNode }) {
  const field = useFormField<boolean | undefined>(name, { validatesOnBlur: false });
  return (
    <div data-field>
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...controlAttributes(field)}
            type="checkbox"
            className={field.error === undefined ? styles.input : `${styles.input} ${styles.wrong}`}
            checked={field.value ?? false}
            onChange={(event) => field.change(event.target.checked)}
            onFocus={field.focus}
            onBlur={field.blur}
          />
          <span className={styles.check}>
            <Icon of={checkBold} size={16} />
          </span>
        </span>
        <label htmlFor={field.id} className={styles.label}>
          {children}
        </label>
      </div>
      <FieldMessage field={field} />
    </div>
  );
}
