import calendarBlank from '@phosphor-icons/core/assets/regular/calendar-blank.svg';
import { type ChangeEvent, useState } from 'react';
import type { Day } from '#domain/calendar';
import * as dateTexts from '#i18n/es-MX/kit/dates';
import { controlAttributes, FieldFrame, type Hint, inputClass } from '../form/Field.tsx';
import { type FormField, useFormField } from '../form/useFormField.ts';
import { InputBox, InputButton } from '../text/InputButton.tsx';
import { normaliseKeepingCaret } from '../text/typedText.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { completeDay, dateText, parseDay, typedDate } from './dateText.ts';

type DateFieldProps = {
  name: string;
  label: string;
  hint?: Hint | undefined;
  /** The first and the last day of the calendar. They do not limit typed dates, which the form's rules check. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** The day at which the calendar opens while none is chosen. Today by default. */
  opensAt?: Day | undefined;
  autoComplete?: string | undefined;
};

/**
 * A date field, typed or picked from a calendar. The value is 'yyyy-MM-dd', or the typed text while it is not a date.
 */
export function DateField({ name, label, hint, min, max, opensAt, autoComplete = 'off' }: DateFieldProps) {
  const field = useFormField<string | undefined>(name);
  const [isOpen, setOpen] = useState(false);
  const text = dateText(field.value ?? '');
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <InputBox>
        <input
          {...controlAttributes(field, hint)}
          type="text"
          inputMode="numeric"
          className={inputClass(field, 'digits')}
          placeholder={dateTexts.datePattern}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          value={text}
          {...dateEvents(field, text)}
        />
        <InputButton
          label={dateTexts.openCalendar({ field: label.toLocaleLowerCase('es-MX') })}
          icon={calendarBlank}
          onClick={() => setOpen(true)}
        />
      </InputBox>
      {isOpen && (
        <CalendarDialog
          title={label}
          chosen={parseDay(text)}
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

function dateEvents(field: FormField<string | undefined>, text: string) {
  const change = (typed: string) => field.change(completeDay(typed) ?? typed);
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(normaliseKeepingCaret(event.target, typedDate)),
    onFocus: field.focus,
    onBlur: () => {
      const day = parseDay(text);
      if (day !== undefined && day !== field.value) field.change(day);
      field.blur();
    },
  };
}
