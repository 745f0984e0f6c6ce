import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Badge.module.css';

export type BadgeTone = 'black' | 'blue' | 'red' | 'green' | 'yellow' | 'neutral' | 'purple';

/** Status label with colour, icon and text. The colour alone never carries the meaning. */
export function Badge({ tone, icon, children }: { tone: BadgeTone; icon: string; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
