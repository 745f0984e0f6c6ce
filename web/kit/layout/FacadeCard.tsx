import type { ReactNode } from 'react';
import styles from './FacadeCard.module.css';

/**
 * Dark purple card. It redefines the colour tokens of text, hairlines and focus ring, so that its children need no
 * styles of their own for the dark ground.
 */
export function FacadeCard({ children }: { children: ReactNode }) {
  return <div className={styles.facade}>{children}</div>;
}
