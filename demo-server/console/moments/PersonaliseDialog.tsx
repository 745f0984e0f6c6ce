import { type FormEvent, useId, useState } from 'react';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { MAX_NAME_LENGTH } from '#domain/profile';
import { LONGEST_TERM, SHORTEST_TERM } from '#domain/terms';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import type { PersonaDto } from '../dto.ts';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { reasonOf } from '../kit/reasonOf.ts';
import { useListCitiesQuery, usePersonaliseMutation } from '../personas/personasSlice.ts';
import styles from './Moments.module.css';
import type { MomentActions } from './momentActions.ts';

/** Highest rent that the server accepts, MXN a month. */
const MAX_RENT = 1_000_000;

const terms = Array.from({ length: LONGEST_TERM - SHORTEST_TERM + 1 }, (_, index) => SHORTEST_TERM + index);

type PersonaliseDialogProps = {
  /** Persona whose story the new owner has. */
  model: PersonaDto;
  onCreated: MomentActions['onEnterPersona'];
  onClose: () => void;
};

/** Dialog with the data of an owner who is created at the point of a persona, and then entered. */
export function PersonaliseDialog({ model, onCreated, onClose }: PersonaliseDialogProps) {
  const formId = useId();
  const [personalise] = usePersonaliseMutation();
  const [error, setError] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    try {
      const persona = await personalise({
        like: model.key,
        name: text('name'),
        last_name: text('last_name'),
        rent: Number(text('rent')),
        city: text('city'),
        term: Number(text('term')),
      }).unwrap();
      onClose();
      await onCreated(persona);
    } catch (failure) {
      setError(reasonOf(failure));
    }
  };
  const title = technicalTexts.personaliseLike(model);
  return (
    <FormDialog open title={title} formId={formId} action={technicalTexts.createAndEnter} onClose={onClose}>
      <form id={formId} className={styles.fields} onSubmit={submit}>
        <NameFields />
        <TextEntry
          {...{ label: technicalTexts.monthlyRent, name: 'rent', type: 'number', step: '0.01', required: true }}
          {...{ min: MIN_MONTHLY_RENT, max: MAX_RENT, defaultValue: 20_000 }}
        />
        <CityField />
        <SelectEntry
          label={technicalTexts.term}
          name="term"
          defaultValue="6"
          options={terms.map((count) => [String(count), technicalTexts.months({ count })] as const)}
        />
        <p role="alert" className={styles.error}>
          {error}
        </p>
      </form>
    </FormDialog>
  );
}

const NameFields = () => {
  const shared = { maxLength: MAX_NAME_LENGTH, autoComplete: 'off' };
  return (
    <>
      <TextEntry {...shared} label={technicalTexts.givenNames} name="name" required />
      <TextEntry
        {...shared}
        label={technicalTexts.surnames}
        name="last_name"
        hint={technicalTexts.surnamesMayBeEmpty}
      />
    </>
  );
};

function CityField() {
  const { data: cities = [] } = useListCitiesQuery();
  const listId = useId();
  return (
    <>
      <TextEntry
        {...{ label: technicalTexts.city, name: 'city', required: true, list: listId, autoComplete: 'off' }}
        defaultValue="Ciudad de México"
      />
      <datalist id={listId}>
        {cities.map(({ city, state, zip_code }) => (
          <option key={zip_code} value={`${city}, ${state}`} />
        ))}
      </datalist>
    </>
  );
}
