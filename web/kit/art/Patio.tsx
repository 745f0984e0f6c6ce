import styles from './Patio.module.css';

const PETAL = 'M-1.2-5.8C2-3.4 3.6-.9 3.6 1.2A3.6 3.6 0 0 1-3.6 1.2C-3.6-.9-2.6-3.2-1.2-5.8Z';

const petals = [
  ['mid', 20.6, 384.5, -70],
  ['mid', 52, 371.5, 200],
  ['mid', 37, 408.5, 15],
  ['light', 86.5, 392, -100],
  ['deep', 118.5, 366.5, -35],
  ['deep', 145, 397.5, 125],
  ['light', 100, 419, 20],
] as const;

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
        <path className={styles.far} d="M-1200 214H178v110H-1200z" />
        <circle className={styles.sun} cx="262" cy="150" r="52" />
        <path className={styles.back} d="M-1200 324H96v24H-1200z" />
        <path className={styles.pink} d="M226 190H1800v158H226z" />
        <path className={styles.pinkReturn} d="M226 190h28v158h-28z" />
        <path className={styles.step} d="M322 324H1800v24H322zM346 300H1800v24H346zM368 276H1800v24H368z" />
        <path className={styles.edge} d="M322 324H1800v5H322zM346 300H1800v5H346zM368 276H1800v5H368z" />
        <path className={styles.floor} d="M-1200 348H1800v400H-1200z" />
        <path className={styles.back} d="M292 348H1800v30H390z" />
        <path className={styles.wall} d="M96 236h182v112H96z" />
        <path className={styles.return} d="M278 236h14v112h-14z" />
        <path className={styles.door} d="M150 348v-61a31 31 0 0 1 62 0v61z" />
        <path className={styles.jamb} d="M150 348v-61a31 31 0 0 1 13-25.3V348z" />
        <path className={styles.cast} d="M150 348h62l96 92 42 40H196l-14-40z" />
        <path className={styles.threshold} d="M144 348h74v5h-74z" />
        <Tree />
        {petals.map(([tone, x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            className={styles[tone]}
            d={PETAL}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </svg>
    </div>
  );
}

const Tree = () => (
  <g className={styles.tree}>
    <path className={styles.branch} d="M71 227C68 219 62 213 55 208M73 236c6-6 12-11 19-17" />
    <path className={styles.trunk} d="M69.5 212h6c-1 40 .5 76 2 112H66c2-38 4-74 3.5-112z" />
    <circle className={styles.deep} cx="21" cy="186" r="40" />
    <circle className={styles.deep} cx="118" cy="188" r="42" />
    <circle className={styles.mid} cx="68" cy="150" r="54" />
    <circle className={styles.light} cx="66" cy="124" r="26" />
    <circle className={styles.light} cx="30" cy="164" r="30" />
    <circle className={styles.light} cx="104" cy="152" r="32" />
    <circle className={styles.mid} cx="130" cy="180" r="20" />
  </g>
);
