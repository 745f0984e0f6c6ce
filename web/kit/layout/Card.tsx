import type { AriaAttributes, ReactNode } from 'react';
import styles from './Card.module.css';

type CardProps = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  as?: 'div' | 'article' | 'section';
  /** Stands out on a dashboard. */
  raised?: boolean;
  children: ReactNode;
};

/** White card with 16 px between its children. */
export function Card({ as: Tag = 'div', raised = false, children, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={raised ? `${styles.card} ${styles.raised}` : styles.card}>
      {children}
    </Tag>
  );
}
