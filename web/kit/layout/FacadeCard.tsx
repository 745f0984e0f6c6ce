import type { ReactNode } from 'react';
import styles from './FacadeCard.module.css';

/**
 * Dark purple card. It redefines the colour tokens of text, hairlines and focus ring, so that its children need no
 * styles of their own for the dark ground. Black for a loan with a late payment (`isLate`).
 */
export function FacadeCard({ isLate = false, children }: { isLate?: boolean; children: ReactNode }) {
  return <div className={isLate ? `${styles.facade} ${styles.late}` : styles.facade}>{children}</div>;
}
