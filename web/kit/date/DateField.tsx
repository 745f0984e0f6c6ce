import calendarBlank from '@phosphor-icons/core/assets/regular/calendar-blank.svg';
import { useState } from 'react';
import type { Day } from '#domain/calendar';
import { type PlainMessageId, t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { useFormField } from '../form/useFormField.ts';
import { changedKeepingCaret, pasted } from '../text/typedText.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import styles from './DateField.module.css';
import { dateShown, dateText, dayIn, finishedDay, LONGEST_DATE, pastedDate } from './dateText.ts';

type DateFieldProps = {
  name: string;
  label: PlainMessageId;
  hint?: Hint | undefined;
  /** The first and the last day that the calendar offers; what is typed is for the form's rules to judge. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Where the calendar opens while no day is chosen; today unless told. */
  opensAt?: Day | undefined;
  autoComplete?: string | undefined;
};

/** A day, typed or picked (ux A8). The value is 'yyyy-MM-dd'; what is no day yet is kept as typed, for the rules to refuse. */
export function DateField({ name, label, hint, min, max, opensAt, autoComplete = 'off' }: DateFieldProps) {
  const field = useFormField<string | undefined>(name);
  const [isOpen, setOpen] = useState(false);
  const shown = dateShown(field.value ?? '');
  const take = (text: string) => field.change(finishedDay(text) ?? text);
  const settle = () => {
    const day = dayIn(shown);
    if (day !== undefined && day !== field.value) field.change(day);
    field.blur();
  };
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className={styles.box}>
        <input
          {...controlAttributes(field, hint)}
          type="text"
          inputMode="numeric"
          className={inputClass(field, styles.date)}
          placeholder={t('dd/mm/yyyy')}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          maxLength={LONGEST_DATE}
          enterKeyHint="next"
          value={shown}
          onChange={(event) => take(changedKeepingCaret(event.target, dateText))}
          onPaste={(event) => pasted(event, { normalise: pastedDate, maxLength: LONGEST_DATE }, take)}
          onFocus={field.focus}
          onBlur={settle}
        />
        <button type="button" className={styles.open} aria-label={t('Open calendar')} onClick={() => setOpen(true)}>
          <Icon of={calendarBlank} size={22} />
        </button>
      </div>
      {isOpen && (
        <CalendarDialog
          title={t(label)}
          chosen={dayIn(shown)}
          opensAt={opensAt}
          min={min}
          max={max}
          onChoose={(day) => {
            field.change(day);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
