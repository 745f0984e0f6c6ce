import minusBold from '@phosphor-icons/core/assets/bold/minus-bold.svg';
import { useState } from 'react';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './DemoMark.module.css';

/** Key in the local storage, so that the choice applies to all windows of a demonstration. */
const STORAGE_KEY = 'demo-mark';

/**
 * Strip with the words "Demostración: datos ficticios". It has a row of its own above the app, so that it covers
 * nothing; it can be reduced to a dot, never removed.
 */
export function DemoMark() {
  const [isSmall, setSmall] = useState(readIsSmall);
  const toggle = () => {
    storeIsSmall(!isSmall);
    setSmall(!isSmall);
  };
  return (
    <aside aria-label={phoneTexts.mark}>
      <button type="button" className={isSmall ? styles.dot : styles.strip} aria-expanded={!isSmall} onClick={toggle}>
        {isSmall ? (
          <span className="visually-hidden">{phoneTexts.showWholeMark}</span>
        ) : (
          <>
            {phoneTexts.mark}
            <Icon of={minusBold} size={16} />
            <span className="visually-hidden">{phoneTexts.reduceMark}</span>
          </>
        )}
      </button>
    </aside>
  );
}

function readIsSmall(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'small';
  } catch {
    // The browser forbids the storage: the mark starts in full.
    return false;
  }
}

function storeIsSmall(isSmall: boolean): void {
  try {
    if (isSmall) localStorage.setItem(STORAGE_KEY, 'small');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The browser forbids the storage: the choice holds until the page is reloaded.
  }
}
