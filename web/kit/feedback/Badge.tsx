import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './Badge.module.css';

/** Colour family and icon of a badge. */
export type BadgeLook = {
  readonly tone: 'black' | 'blue' | 'red' | 'green' | 'yellow' | 'neutral' | 'purple' | 'white';
  readonly icon: string;
};

/**
 * Status label with colour, icon and text. The colour alone never carries the meaning. `plain`: without a ground, for the
 * rows of a table.
 */
export function Badge({ tone, icon, plain = false, children }: BadgeLook & { plain?: boolean; children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles[tone]} ${plain ? styles.plain : ''}`}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
