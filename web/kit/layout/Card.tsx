import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A white card; its parts stand 16 px apart (design §4). */
export function Card({
  as: Tag = 'div',
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li';
  children: ReactNode;
}) {
  return <Tag className={styles.card}>{children}</Tag>;
}
