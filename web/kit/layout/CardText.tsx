import type { ReactNode } from 'react';
import styles from './CardTitle.module.css';

/** Secondary paragraph, such as in a card. */
export const CardText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>;
