import styles from './Skeleton.module.css';
import { Windows } from './Windows.tsx';

/** The months of a loan not known yet. */
const MONTHS = 10;

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
