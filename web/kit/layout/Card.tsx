import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** White card with 16 px between its children. */
export function Card({ as: Tag = 'div', children }: { as?: 'div' | 'article' | 'section'; children: ReactNode }) {
  return <Tag className={styles.card}>{children}</Tag>;
}
