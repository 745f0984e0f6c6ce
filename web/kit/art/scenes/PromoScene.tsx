import { type Petal, Petals } from './parts.tsx';
import styles from './promo.module.css';

const petals: readonly Petal[] = [
  ['violet', 60, 157.5, 35, 0.65],
  ['unlit', 120, 162.5, -40, 0.65],
  ['violet', 292, 159.5, 20, 0.75],
  ['lilac', 318.5, 166, -95, 0.75],
];

const ROWS = [26, 60, 94];
const COLUMNS = [150, 177, 204, 231];
const LIT_WINDOWS = 9;

/** Illustration: a building with twelve windows, nine of them lit. Fills the width of its card. */
export function PromoScene() {
  const windows = ROWS.flatMap((y) => COLUMNS.map((x) => `M${x} ${y + 24}V${y + 8.5}a8.5 8.5 0 0 1 17 0V${y + 24}z`));
  return (
    <svg className={styles.promo} viewBox="0 0 342 176" width="342" height="176" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M0 0h342v176H0z" />
      <path className={styles.ground} d="M0 142h342v34H0z" />
      <circle className={styles.sun} cx="96" cy="70" r="34" />
      <path className={styles.pink} d="M30 86h98v62H30z" />
      <path className={styles.pinkReturn} d="M128 86h10v62h-10z" />
      <path className={styles.wall} d="M138 14h126v134H138z" />
      <path className={styles.return} d="M264 14h16v134h-16z" />
      <path className={styles.lit} d={windows.slice(0, LIT_WINDOWS).join('')} />
      <path className={styles.unlit} d={windows.slice(LIT_WINDOWS).join('')} />
      <path className={styles.lit} d="M184 148v-5a17 17 0 0 1 34 0v5z" />
      <path className={styles.cast} d="M184 148h34l34 28h-46z" />
      <circle className={styles.leaves} cx="304.5" cy="104" r="24" />
      <circle className={styles.leavesLeft} cx="292" cy="92" r="14" />
      <circle className={styles.leavesRight} cx="320" cy="88" r="18" />
      <path className={styles.trunk} d="M302.5 112h4v36h-4z" />
      <Petals of={petals} />
    </svg>
  );
}
