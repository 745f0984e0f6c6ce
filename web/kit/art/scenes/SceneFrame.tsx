import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** Frame of a small scene: a sky with a round top, 224 by 158, and the ground. */
export function SceneFrame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.scene} viewBox="0 0 224 158" width="272" height="192" aria-hidden="true" focusable="false">
      <path fill="var(--wash)" d="M0 0h224v158H0z" />
      <path fill="var(--ground)" d="M0 136h224v22H0z" />
      {children}
    </svg>
  );
}
