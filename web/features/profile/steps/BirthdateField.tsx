import { useEffect, useRef, useState } from 'react';
import { today } from '#clock';
import { type Day, plusMonths } from '#domain/calendar';
import { latestBirthdate } from '#domain/forms/profileRules';
import { birthdateOfCurp } from '#domain/identifiers/curp';
import * as personalTexts from '#i18n/es-MX/profile/personalData';
import * as stepTexts from '#i18n/es-MX/profile/steps';
import { DateField } from '#kit/date/DateField.tsx';
import { useFormValues, useSetValue } from '#kit/form/Form.tsx';

type Values = { readonly curp_number?: string; readonly birthdate?: string };

/** Where the calendar opens, in months from today: about the age of a typical owner, so that most years are near. */
const CALENDAR_OFFSET = -40 * 12;

/** Birthdate field of step 1. While it is empty, a valid CURP fills it in. */
export function BirthdateField() {
  const { curp_number = '', birthdate = '' } = useFormValues<Values>();
  const set = useSetValue();
  const [filledIn, setFilledIn] = useState<Day>();
  const curpDate = birthdateOfCurp(curp_number);

  // Only a new CURP fills the field: a date that the owner deletes is not filled in again.
  const lastCurpDate = useRef<Day>(undefined);
  useEffect(() => {
    if (curpDate === lastCurpDate.current) return;
    lastCurpDate.current = curpDate;
    if (curpDate === undefined || (birthdate !== '' && birthdate !== filledIn)) return;
    set('birthdate', curpDate);
    setFilledIn(curpDate);
  }, [curpDate, birthdate, filledIn, set]);

  const isFromCurp = filledIn !== undefined && birthdate === filledIn;
  return (
    <DateField
      name="birthdate"
      label={personalTexts.birthdate}
      hint={isFromCurp ? stepTexts.takenFromCurp : stepTexts.birthdateHint}
      max={latestBirthdate(today())}
      opensAt={plusMonths(today(), CALENDAR_OFFSET)}
      autoComplete="bday"
    />
  );
}
