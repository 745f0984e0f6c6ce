import type { ReactNode } from 'react';
import styles from './CardList.module.css';

/** Cards below each other. There may be many: the browser skips those that are far from the visible area. */
export const CardList = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;
