import magnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import type { KeyboardEvent } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = { label: string; text: string; onChange: (text: string) => void };

/** Search field with an icon; its label is its placeholder too. Esc empties it. */
export function SearchField({ label, text, onChange }: SearchFieldProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    // It closes nothing.
    event.stopPropagation();
    onChange('');
  };
  return (
    <search className={styles.search}>
      <Icon of={magnifyingGlass} size={18} />
      <input
        type="text"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
      />
    </search>
  );
}
