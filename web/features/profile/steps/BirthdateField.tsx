import { useEffect, useRef, useState } from 'react';
import { today } from '#clock';
import { type Day, plusMonths } from '#domain/calendar';
import { birthdateOfCurp } from '#domain/identifiers/curp';
import { latestBirthdate } from '#domain/profile';
import { DateField } from '#kit/date/DateField.tsx';
import { useFormValues, useSetValue } from '#kit/form/Form.tsx';

type Values = { readonly curp_number?: string; readonly birthdate?: string };

/** The age of an owner, more or less, backwards in months: from there it is not far to anybody's year. */
const USUAL_AGE = -40 * 12;

/** The birthdate of step 1. While nothing is written it comes from the CURP, as soon as that is valid (ux S13). */
export function BirthdateField() {
  const { curp_number = '', birthdate = '' } = useFormValues<Values>();
  const set = useSetValue();
  const [taken, setTaken] = useState<Day>();
  const known = birthdateOfCurp(curp_number);

  // Only a new CURP fills it in: a date that she deleted does not come back under her fingers.
  const handled = useRef<Day>(undefined);
  useEffect(() => {
    if (known === handled.current) return;
    handled.current = known;
    if (known === undefined || (birthdate !== '' && birthdate !== taken)) return;
    set('birthdate', known);
    setTaken(known);
  }, [known, birthdate, taken, set]);

  const isTaken = taken !== undefined && birthdate === taken;
  return (
    <DateField
      name="birthdate"
      label="Birthdate"
      hint={isTaken ? 'We took it from your CURP.' : 'Example: 14/02/1987'}
      max={latestBirthdate(today())}
      opensAt={plusMonths(today(), USUAL_AGE)}
      autoComplete="bday"
    />
  );
}
