import type { ReactNode } from 'react';
import styles from './FacadeCard.module.css';

/**
 * The dark purple card: a wall with its lighter plane (design §9). Inside it the roles of text, hairline and focus ring
 * are the façade's own, so that what stands on it needs no second look.
 */
export function FacadeCard({ children }: { children: ReactNode }) {
  return <div className={styles.facade}>{children}</div>;
}
