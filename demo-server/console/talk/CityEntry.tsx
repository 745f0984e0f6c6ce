import { useState } from 'react';
import type { City } from '../dto.ts';
import { useListCitiesQuery } from '../personas/personasSlice.ts';
import styles from './NewTalk.module.css';

/** The prospect's city: one of each state and more. The beginning of its name, typed, chooses it. */
export function CityEntry({ id, city }: { id: string; city: string }) {
  const { data: cities = [] } = useListCitiesQuery();
  const [chosen, setChosen] = useState(city);
  const names = new Set([city, ...cities.map(nameOf)]);
  return (
    <select
      id={id}
      name="city"
      className={styles.box}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
    >
      {[...names].sort(byName).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

const nameOf = ({ city, state }: City): string => (city === state ? city : `${city}, ${state}`);
const { compare: byName } = new Intl.Collator('es-MX');
