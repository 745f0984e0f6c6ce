import type { ReactNode } from 'react';
import styles from './FacadeCard.module.css';

type FacadeCardProps = {
  isLate?: boolean;
  /** Whether it is the upper part of a raised card, and extends to the card's edges. */
  isTop?: boolean;
  children: ReactNode;
};

/**
 * Dark purple card. It redefines the colour tokens of text, links, hairlines and focus ring, so that its children need no
 * styles of their own for the dark ground. Black for a loan with a late payment (`isLate`).
 */
export function FacadeCard({ isLate = false, isTop = false, children }: FacadeCardProps) {
  const classes = [styles.facade, isLate && styles.late, isTop && styles.top];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
