import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { ReactNode } from 'react';
import { labelOrText, type PlainMessageId, t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import styles from './Field.module.css';
import type { FieldView } from './useFormField.ts';

/** What a field says besides its label: an id of the catalogue, ready text, or more than text. */
export type Hint = PlainMessageId | ReactNode;

type FrameProps = {
  field: FieldView;
  label: PlainMessageId;
  hint?: Hint | undefined;
  /** Says "(opcional)" behind the label (ux F1). */
  optional?: boolean | undefined;
  /** How much is written of how much there must be. */
  counter?: { count: number; total: number } | undefined;
  /** A line about the value: plain text is good news, with a check; anything else is shown as it is. */
  note?: ReactNode;
  /** Stands below all of this. */
  panel?: ReactNode;
  children: ReactNode;
};

/** Label above, control, hint, then what is wrong (ux F1, F3; design §9). */
export function FieldFrame({ field, label, hint, optional, counter, note, panel, children }: FrameProps) {
  return (
    <div className={styles.field} data-field>
      <label htmlFor={field.id} className={styles.label}>
        <Labelled label={label} optional={optional} />
      </label>
      {children}
      {(hint !== undefined || counter) && (
        <div className={styles.under}>
          {hint !== undefined && <HintLine id={field.hintId} hint={hint} />}
          {counter && <p className={styles.counter}>{t('{count} of {total}', counter)}</p>}
        </div>
      )}
      {/* Stands before there is anything to say: only then is it read. */}
      <div className={styles.note} aria-live="polite">
        {typeof note === 'string' ? <GoodNews>{note}</GoodNews> : note}
      </div>
      <FieldMessage field={field} />
      {panel !== undefined && panel !== false && <div className={styles.panel}>{panel}</div>}
    </div>
  );
}

/** A label's text, with its mark where the answer may be left out. */
export const Labelled = ({ label, optional }: { label: PlainMessageId; optional?: boolean | undefined }) => (
  <>
    {t(label)}
    {optional && <span className={styles.optional}> {t('(optional)')}</span>}
  </>
);

export const HintLine = ({ id, hint }: { id: string; hint: Hint }) => (
  <div id={id} className={styles.hint}>
    {typeof hint === 'string' ? labelOrText(hint) : hint}
  </div>
);

const GoodNews = ({ children }: { children: string }) =>
  children && (
    <p className={styles.good}>
      <span className={styles.mark}>
        <Icon of={checkCircleFill} size={16} />
      </span>
      {children}
    </p>
  );

/** The error or, softer, the warning under a field: icon and words, never colour alone (ux F3). */
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
        <span className="visually-hidden">{t(isError ? 'Error:' : 'Notice:')} </span>
        {text}
      </span>
    </p>
  );
}

/** The attributes every control shares: what describes it and whether it is wrong (ux F3). */
export function describing(field: FieldView, hint?: Hint, besides?: string) {
  const ids = [
    hint !== undefined && field.hintId,
    besides,
    (field.error ?? field.warning) !== undefined && field.errorId,
  ].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': field.error !== undefined ? (true as const) : undefined,
  };
}

/** The class of a text-like control, right or wrong. */
export const inputClass = (field: FieldView, ...more: (string | undefined)[]): string =>
  [styles.input, field.error !== undefined && styles.wrong, ...more].filter(Boolean).join(' ');
