import { useId } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { TextEntry } from '../kit/Entry.tsx';
import styles from './PrepareTalk.module.css';
import { useListCitiesQuery } from './personasSlice.ts';

type CityEntryProps = { value: string; error: string; onChange: (city: string) => void };

/** Compares names as the server does: without regard to accents and capital letters. */
const { compare: compareNames } = new Intl.Collator('es-MX', { sensitivity: 'base' });

/** The prospect's city: typed, or chosen from one of each state and more. */
export function CityEntry({ value, error, onChange }: CityEntryProps) {
  const { data: cities = [] } = useListCitiesQuery();
  const isTyped = (name: string) => compareNames(value.trim(), name) === 0;
  const chosen = cities.find(({ city, state }) => isTyped(`${city}, ${state}`) || isTyped(city));
  const listId = useId();
  const errorId = useId();
  return (
    <div>
      <TextEntry
        label={consoleTexts.city}
        name="city"
        required
        list={listId}
        autoComplete="off"
        value={value}
        aria-invalid={error !== ''}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {cities.map(({ city, state, zip_code, colonies }) => (
          <option key={zip_code} value={`${city}, ${state}`}>
            {consoleTexts.colonyAndZipCode({ colony: colonies[0] ?? '', code: zip_code })}
          </option>
        ))}
      </datalist>
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
      {error === '' && (
        <p className={styles.hint}>
          {chosen
            ? consoleTexts.colonyAndZipCode({ colony: chosen.colonies[0] ?? '', code: chosen.zip_code })
            : consoleTexts.anyCity}
        </p>
      )}
    </div>
  );
}
