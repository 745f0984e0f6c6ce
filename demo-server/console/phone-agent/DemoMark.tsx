import minusBold from '@phosphor-icons/core/assets/bold/minus-bold.svg';
import { useState } from 'react';
import { Icon } from '#kit/art/Icon.tsx';
import { t } from './agentTexts.ts';
import styles from './DemoMark.module.css';

/** Whether the mark is small, kept beyond the tab: the operator has chosen once for all the phones of a demonstration. */
const KEY = 'demo-mark';

/**
 * The permanent mark of the demonstration (ux O1). It has a row of its own above the app, so that it covers nothing; it can
 * be made as small as a dot, never be removed.
 */
export function DemoMark() {
  const [isSmall, setSmall] = useState(wasSmall);
  const toggle = () => {
    keepSmall(!isSmall);
    setSmall(!isSmall);
  };
  return (
    <aside aria-label={t('The mark')}>
      <button type="button" className={isSmall ? styles.dot : styles.strip} aria-expanded={!isSmall} onClick={toggle}>
        {isSmall ? (
          <span className="visually-hidden">{t('Make the mark whole')}</span>
        ) : (
          <>
            {t('The mark')}
            <Icon of={minusBold} size={16} />
            <span className="visually-hidden">{t('Make the mark small')}</span>
          </>
        )}
      </button>
    </aside>
  );
}

function wasSmall(): boolean {
  try {
    return localStorage.getItem(KEY) === 'small';
  } catch {
    // Storage is forbidden here: the mark begins whole.
    return false;
  }
}

function keepSmall(isSmall: boolean): void {
  try {
    if (isSmall) localStorage.setItem(KEY, 'small');
    else localStorage.removeItem(KEY);
  } catch {
    // It is as it is until the page is loaded anew.
  }
}
