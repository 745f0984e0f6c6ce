import styles from './Skeleton.module.css';
import { Windows } from './Windows.tsx';

/** The months of a loan not known yet. */
const MONTHS = 10;
/** As many as fill a phone. */
const ROWS = 9;

const shapes = {
  line: () => <Block className={styles.line} />,
  row: () => (
    <div className={styles.row}>
      <div className={styles.words}>
        <Block className={styles.medium} />
        <Block className={styles.long} />
      </div>
      <Block className={styles.small} />
    </div>
  ),
  /** A ring and two lines: how far the profile is. */
  progress: () => (
    <div className={`${styles.card} ${styles.beside}`}>
      <Block className={styles.ring} />
      <div className={styles.words}>
        <Block className={styles.long} />
        <Block className={styles.medium} />
      </div>
    </div>
  ),
  /** Names and values, in rows. */
  data: () => (
    <div className={`${styles.card} ${styles.data}`}>
      {Array.from({ length: ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.datum}>
          <Block className={styles.short} />
          <Block className={styles.long} />
        </div>
      ))}
    </div>
  ),
  card: () => (
    <div className={styles.card}>
      <Pair />
      <Pair />
      <Pair />
      <Block className={styles.button} />
    </div>
  ),
  summary: () => (
    <div className={styles.card}>
      <Pair />
      <Block className={styles.amount} />
      <Windows total={MONTHS} lit={0} />
      <Pair />
    </div>
  ),
};

/** The layout of what is on its way, in grey; stands inside Loading. */
export function Skeleton({ shape, count = 1 }: { shape: keyof typeof shapes; count?: number }) {
  const Shape = shapes[shape];
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  return Array.from({ length: count }, (_, index) => <Shape key={index} />);
}

function Pair() {
  return (
    <div className={styles.pair}>
      <Block className={styles.medium} />
      <Block className={styles.short} />
    </div>
  );
}

const Block = ({ className }: { className: string | undefined }) => <div className={`${styles.block} ${className}`} />;
