import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg';
import type { RefObject } from 'react';
import * as stateTexts from '#i18n/es-MX/demo/states';
import { Icon } from '#kit/art/Icon.tsx';
import { SearchField } from '../kit/search/SearchField.tsx';
import { Logo } from '../layout/Logo.tsx';
import styles from './SearchHeader.module.css';

type SearchHeaderProps = {
  search: RefObject<HTMLInputElement | null>;
  text: string;
  /** Number of states that the search finds, and of all states. */
  found: number;
  all: number;
  onChange: (text: string) => void;
};

/** Head of the page: its title, the search and the way back to the talk. */
export function SearchHeader({ search, text, found, all, onChange }: SearchHeaderProps) {
  return (
    <header className={styles.head}>
      <Logo />
      <h1 className={styles.title}>{stateTexts.states}</h1>
      <div className={styles.search}>
        <SearchField
          field={search}
          label={stateTexts.searchStates}
          text={text}
          onChange={onChange}
          onKeyDown={({ key }) => key === 'Escape' && onChange('')}
        >
          <span className={styles.found} role="status">
            {stateTexts.foundOf({ found, all })}
          </span>
        </SearchField>
      </div>
      <a className={styles.back} href="/demo">
        <Icon of={arrowLeft} size={18} />
        {stateTexts.backToTalk}
      </a>
    </header>
  );
}
