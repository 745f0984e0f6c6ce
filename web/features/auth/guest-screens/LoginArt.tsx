import { Petals } from '#kit/art/scenes/parts.tsx';
import styles from './LoginArt.module.css';

const petals = [
  ['violet', 43, 93, 15, 0.6],
  ['unlit', 84.5, 85, -35, 0.7],
  ['violet', 120, 88, 200, 0.75],
  ['lilac', 151, 94, -100, 0.7],
  ['lilac', 343, 90, 60, 0.7],
] as const;

/**
 * Illustration at the foot of the log-in page: a lit door in a patio. The floor extends beyond the view box on both
 * sides.
 */
export function LoginArt() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 390 109"
      width="390"
      height="109"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.floor} d="M-1200 72.5H1600v37H-1200z" />
      <path className={styles.pink} d="M344 24.5H1600v48H344z" />
      <path className={styles.wall} d="M214 0h118v72.5H214z" />
      <path className={styles.return} d="M332 0h12v72.5h-12z" />
      <path className={styles.door} d="M246 72.5V35a19 19 0 0 1 38 0v37.5z" />
      <path className={styles.jamb} d="M246 72.5V35a19 19 0 0 1 8-15.5v53z" />
      <path className={styles.cast} d="M246 72.5h38l60 36.5h-57z" />
      <path className={styles.trunk} d="M182 48h4v24.5h-4z" />
      <circle className={styles.mid} cx="184" cy="28" r="20" />
      <circle className={styles.light} cx="170" cy="20" r="12" />
      <circle className={styles.light} cx="194" cy="16" r="11" />
      <Petals of={petals} />
    </svg>
  );
}
