import magnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  field?: RefObject<HTMLInputElement | null>;
  label: string;
  text: string;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Content after the input, such as the number of results. */
  children?: ReactNode;
};

/** Search field with an icon; its label is its placeholder too. Esc empties it. */
export function SearchField({ field, label, text, onChange, onKeyDown, children }: SearchFieldProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || text === '') return;
    // It closes nothing.
    event.stopPropagation();
    onChange('');
  };
  return (
    <search className={styles.search}>
      <Icon of={magnifyingGlass} size={18} />
      <input
        ref={field}
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
      {children}
    </search>
  );
}
