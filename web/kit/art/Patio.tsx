import styles from './Patio.module.css';
import { type Petal, Petals } from './Petals.tsx';

const petals: readonly Petal[] = [
  ['mid', 20.6, 384.5, -70],
  ['mid', 52, 371.5, 200],
  ['mid', 37, 408.5, 15],
  ['light', 86.5, 392, -100],
  ['deep', 118.5, 366.5, -35],
  ['deep', 145, 397.5, 125],
  ['light', 100, 419, 20],
];

/**
 * Illustration of a patio with a jacaranda. On the landing page it is aligned to the bottom of its box and cut off at
 * the top where the box is low. `wide`: it covers a whole window, with walls and floor extended sideways. The dark
 * theme shows it by night.
 */
export function Patio({ wide = false }: { wide?: boolean }) {
  return (
    <div className={styles.patio}>
      <svg
        className={wide ? styles.wide : styles.art}
        viewBox="0 0 390 440"
        width="390"
        height="440"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <path fill="var(--far)" d="M-1200 214H178v110H-1200z" />
        <circle fill="var(--sun)" cx="262" cy="150" r="52" />
        <path fill="var(--back)" d="M-1200 324H96v24H-1200z" />
        <path fill="var(--pink)" d="M226 190H1800v158H226z" />
        <path fill="var(--pink-return)" d="M226 190h28v158h-28z" />
        <path fill="var(--step)" d="M322 324H1800v24H322zM346 300H1800v24H346zM368 276H1800v24H368z" />
        <path fill="var(--edge)" d="M322 324H1800v5H322zM346 300H1800v5H346zM368 276H1800v5H368z" />
        <path fill="var(--floor)" d="M-1200 348H1800v400H-1200z" />
        <path fill="var(--back)" d="M292 348H1800v30H390z" />
        <path fill="var(--wall)" d="M96 236h182v112H96z" />
        <path fill="var(--return)" d="M278 236h14v112h-14z" />
        <path fill="var(--door)" d="M150 348v-61a31 31 0 0 1 62 0v61z" />
        <path fill="var(--jamb)" d="M150 348v-61a31 31 0 0 1 13-25.3V348z" />
        <path fill="var(--cast)" d="M150 348h62l96 92 42 40H196l-14-40z" />
        <path fill="var(--threshold)" d="M144 348h74v5h-74z" />
        <Tree />
        <Petals of={petals} />
      </svg>
    </div>
  );
}

const Tree = () => (
  <g className={styles.tree}>
    <path fill="none" stroke="var(--trunk)" strokeWidth="5" d="M71 227C68 219 62 213 55 208M73 236c6-6 12-11 19-17" />
    <path fill="var(--trunk)" d="M69.5 212h6c-1 40 .5 76 2 112H66c2-38 4-74 3.5-112z" />
    <circle fill="var(--deep)" cx="21" cy="186" r="40" />
    <circle fill="var(--deep)" cx="118" cy="188" r="42" />
    <circle fill="var(--mid)" cx="68" cy="150" r="54" />
    <circle fill="var(--light)" cx="66" cy="124" r="26" />
    <circle fill="var(--light)" cx="30" cy="164" r="30" />
    <circle fill="var(--light)" cx="104" cy="152" r="32" />
    <circle fill="var(--mid)" cx="130" cy="180" r="20" />
  </g>
);
