import { type Petal, Petals } from '#kit/art/Petals.tsx';
import styles from './LoginArt.module.css';

const petals: readonly Petal[] = [
  ['violet', 43, 93, 15, 0.6],
  ['unlit', 84.5, 85, -35, 0.7],
  ['violet', 120, 88, 200, 0.75],
  ['lilac', 151, 94, -100, 0.7],
  ['lilac', 343, 90, 60, 0.7],
];

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
      <path fill="var(--floor)" d="M-1200 72.5H1600v37H-1200z" />
      <path fill="var(--pink)" d="M344 24.5H1600v48H344z" />
      <path fill="var(--wall)" d="M214 0h118v72.5H214z" />
      <path fill="var(--return)" d="M332 0h12v72.5h-12z" />
      <path fill="var(--door)" d="M246 72.5V35a19 19 0 0 1 38 0v37.5z" />
      <path fill="var(--jamb)" d="M246 72.5V35a19 19 0 0 1 8-15.5v53z" />
      <path fill="var(--cast)" d="M246 72.5h38l60 36.5h-57z" />
      <path fill="var(--trunk)" d="M182 48h4v24.5h-4z" />
      <circle fill="var(--mid)" cx="184" cy="28" r="20" />
      <circle fill="var(--light)" cx="170" cy="20" r="12" />
      <circle fill="var(--light)" cx="194" cy="16" r="11" />
      <Petals of={petals} />
    </svg>
  );
}
