import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Badge.module.css';

export type BadgeTone = 'black' | 'blue' | 'red' | 'green' | 'yellow' | 'neutral' | 'purple';

/** A status: colour, icon and word together, never the colour alone (design §2). */
export function Badge({ tone, icon, children }: { tone: BadgeTone; icon: string; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
