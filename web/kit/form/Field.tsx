import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { ReactNode } from 'react';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { Icon } from '../art/Icon.tsx';
import styles from './Field.module.css';
import { useSummaryLabel } from './formContext.ts';
import type { FieldView } from './useFormField.ts';

/** The hint of a field: ready text or markup. */
export type Hint = string | ReactNode;

type FrameProps = {
  field: FieldView;
  label: string;
  hint?: Hint | undefined;
  /** Adds "(opcional)" to the label. */
  optional?: boolean | undefined;
  /** How many characters are typed, of how many. */
  counter?: { count: number; total: number } | undefined;
  /** A line about the value: a string renders as a success message with a check mark, anything else as it is. */
  note?: ReactNode;
  /** Renders below everything else. */
  panel?: ReactNode;
  children: ReactNode;
};

/** The layout of a field, from top to bottom: label, control, hint and counter, note, message, panel. */
export function FieldFrame({ field, label, hint, optional, counter, note, panel, children }: FrameProps) {
  useSummaryLabel(field.name, label);
  return (
    <div className={styles.field} data-field>
      <label htmlFor={field.id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {formTexts.optional}</span>}
      </label>
      {children}
      {(hint !== undefined || counter) && (
        <div className={styles.under}>
          {hint !== undefined && <HintLine id={field.hintId} hint={hint} />}
          {counter && <p className={styles.counter}>{formTexts.countOfTotal(counter)}</p>}
        </div>
      )}
      {/* Renders even when empty: screen readers announce only changes inside a live region that already exists. */}
      <div className={styles.note} aria-live="polite">
        {typeof note === 'string' ? <SuccessNote>{note}</SuccessNote> : note}
      </div>
      <FieldMessage field={field} />
      {panel !== undefined && panel !== false && <div className={styles.panel}>{panel}</div>}
    </div>
  );
}

export const HintLine = ({ id, hint }: { id: string; hint: Hint }) => (
  <div id={id} className={styles.hint}>
    {hint}
  </div>
);

/** Says what is good about a value, with a check mark. */
export const SuccessNote = ({ children }: { children: string }) =>
  children && (
    <p className={styles.good}>
      <span className={styles.mark}>
        <Icon of={checkCircleFill} size={16} />
      </span>
      {children}
    </p>
  );

/**
 * The error under a field or, if there is none, its warning. Has an icon and a hidden prefix, so never colour alone.
 */
export function FieldMessage({ field }: { field: Pick<FieldView, 'errorId' | 'error' | 'warning'> }) {
  const text = field.error ?? field.warning;
  if (text === undefined) return null;
  const isError = field.error !== undefined;
  return (
    <p id={field.errorId} className={isError ? styles.error : styles.warning}>
      <span className={styles.mark}>
        <Icon of={warningCircleFill} size={16} />
      </span>
      <span>
        <span className="visually-hidden">{isError ? formTexts.error : formTexts.notice} </span>
        {text}
      </span>
    </p>
  );
}

/** Returns the `aria-describedby` of a control: the ids of the hint, of `otherId` and of the visible message. */
export function descriptionIds(field: FieldView, hint?: Hint, otherId?: string): string | undefined {
  const hasMessage = (field.error ?? field.warning) !== undefined;
  const ids = [hint !== undefined && field.hintId, otherId, hasMessage && field.errorId].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Returns the attributes that every control needs. The parameters are those of `descriptionIds`. */
export const controlAttributes = (field: FieldView, hint?: Hint, otherId?: string) => ({
  id: field.id,
  name: field.name,
  'aria-describedby': descriptionIds(field, hint, otherId),
  'aria-invalid': field.error !== undefined ? (true as const) : undefined,
});

/** Returns the class of a text-like control, with the red edge while the field has an error. */
export const inputClass = (field: FieldView, ...more: (string | undefined)[]): string =>
  [styles.input, field.error !== undefined && styles.wrong, ...more].filter(Boolean).join(' ');
