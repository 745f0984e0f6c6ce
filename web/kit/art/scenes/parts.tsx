import type { ReactNode } from 'react';
import styles from './scene.module.css';

export type Petal = readonly [
  tone: 'lilac' | 'violet' | 'pink' | 'sun' | 'unlit',
  x: number,
  y: number,
  rotation: number,
  scale?: number,
];

const TEARDROP = 'M-1.2-5.8C2-3.4 3.6-.9 3.6 1.2A3.6 3.6 0 0 1-3.6 1.2C-3.6-.9-2.6-3.2-1.2-5.8Z';

/**
 * Petals of the jacaranda. Each is in a group that positions it, so that an animated `transform` does not move it away.
 */
export function Petals({ of, fall = false }: { of: readonly Petal[]; fall?: boolean }) {
  return of.map(([tone, x, y, rotation, scale = 1]) => (
    <g
      key={`${x} ${y}`}
      className={fall ? styles.falls : ''}
      transform={`translate(${x} ${y}) rotate(${rotation}) scale(${scale})`}
    >
      <path className={styles[tone]} d={TEARDROP} />
    </g>
  ));
}

/** Frame of a small scene: a sky with a round top, 224 by 158, and the ground. */
export function SceneFrame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.scene} viewBox="0 0 224 158" width="272" height="192" aria-hidden="true" focusable="false">
      <path className={styles.wash} d="M0 0h224v158H0z" />
      <path className={styles.ground} d="M0 136h224v22H0z" />
      {children}
    </svg>
  );
}
