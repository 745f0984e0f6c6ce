import { type Petal, Petals } from '../Petals.tsx';
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
      <path fill="var(--sky)" d="M0 0h342v176H0z" />
      <path fill="var(--ground)" d="M0 142h342v34H0z" />
      <circle fill="var(--sun)" cx="96" cy="70" r="34" />
      <path fill="var(--pink)" d="M30 86h98v62H30z" />
      <path fill="var(--pink-return)" d="M128 86h10v62h-10z" />
      <path fill="var(--wall)" d="M138 14h126v134H138z" />
      <path fill="var(--return)" d="M264 14h16v134h-16z" />
      <path fill="var(--lit)" d={windows.slice(0, LIT_WINDOWS).join('')} />
      <path fill="var(--unlit)" d={windows.slice(LIT_WINDOWS).join('')} />
      <path fill="var(--lit)" d="M184 148v-5a17 17 0 0 1 34 0v5z" />
      <path fill="var(--cast)" d="M184 148h34l34 28h-46z" />
      <circle fill="var(--leaves)" cx="304.5" cy="104" r="24" />
      <circle fill="var(--leaves-left)" cx="292" cy="92" r="14" />
      <circle fill="var(--leaves-right)" cx="320" cy="88" r="18" />
      <path fill="var(--trunk)" d="M302.5 112h4v36h-4z" />
      <Petals of={petals} />
    </svg>
  );
}
