import type { ReactNode } from 'react';
import styles from './CardTitle.module.css';

/** Paragraph of a card on a dashboard. */
export const CardText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>;
