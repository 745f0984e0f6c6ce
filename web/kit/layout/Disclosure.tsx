import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Disclosure.module.css';

/** A row that folds its content away until it is pressed. */
export const Disclosure = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      {title}
      <Icon of={caretDown} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
