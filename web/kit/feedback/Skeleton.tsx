import { Fragment, type ReactNode } from 'react';
import { LONGEST_TERM } from '#domain/terms';
import { MonthWindows } from '../progress/MonthWindows.tsx';
import styles from './Skeleton.module.css';

/** Month windows of a loan before their number is known. */
const LOAN_MONTHS = 10;
/** Rows of each shape: about as many as fill a phone's screen. */
const DATA_ROWS = 9;
const MENU_ROWS = 3;
const RECEIPT_ROWS = 5;
const STEPS = 4;

const shapes = {
  heading: () => <Block className={styles.heading} />,
  row: () => (
    <div className={styles.row}>
      <div className={styles.words}>
        <Block className={styles.medium} />
        <Block className={styles.long} />
      </div>
      <Block className={styles.small} />
    </div>
  ),
  /** The profile's progress: a ring and two lines. */
  progress: () => (
    <div className={`${styles.card} ${styles.beside}`}>
      <Block className={styles.ring} />
      <div className={styles.words}>
        <Block className={styles.long} />
        <Block className={styles.medium} />
      </div>
    </div>
  ),
  /** Rows of labels and values. */
  data: () => <Data rows={DATA_ROWS} />,
  /** Rows of an icon and a line. */
  menu: () => (
    <div className={`${styles.card} ${styles.data}`}>
      <Repeat of={MENU_ROWS}>
        <MenuRow />
      </Repeat>
    </div>
  ),
  card: () => (
    <div className={`${styles.card} ${styles.application}`}>
      <Head />
      <Repeat of={4}>
        <Pair />
      </Repeat>
      <Block className={styles.button} />
    </div>
  ),
  loan: () => (
    <div className={`${styles.card} ${styles.loan}`}>
      <Head />
      <Block className={styles.short} />
      <Block className={styles.amount} />
      <Block className={styles.medium} />
      <MonthWindows total={LOAN_MONTHS} lit={0} />
      <Pair />
      <Pair />
      <Block className={styles.button} />
    </div>
  ),
  summary: () => (
    <div className={styles.card}>
      <Pair />
      <Block className={styles.amount} />
      <MonthWindows total={LOAN_MONTHS} lit={0} />
      <Pair />
    </div>
  ),
  /** An estimate with its slider, and the receipt below. */
  offer: () => (
    <>
      <div className={styles.card}>
        <Block className={styles.short} />
        <Block className={styles.amount} />
        <MonthWindows total={LONGEST_TERM} lit={0} size="large" />
      </div>
      <Block className={`${styles.button} ${styles.slider}`} />
      <div className={styles.card}>
        <Repeat of={RECEIPT_ROWS}>
          <Pair />
        </Repeat>
      </div>
    </>
  ),
  /** The amount due, and the account to pay it to. */
  payment: () => (
    <>
      <div className={`${styles.words} ${styles.due}`}>
        <Block className={styles.short} />
        <Block className={styles.amount} />
        <Block className={styles.short} />
        <Block className={styles.medium} />
      </div>
      <Data rows={RECEIPT_ROWS} head={<MenuRow />} />
    </>
  ),
  /** A file field. */
  file: () => (
    <div className={styles.words}>
      <Block className={styles.medium} />
      <Block className={styles.button} />
    </div>
  ),
  steps: () => (
    <div className={styles.card}>
      <Repeat of={STEPS}>
        <div className={styles.beside}>
          <Block className={styles.icon} />
          <div className={styles.words}>
            <Block className={styles.long} />
            <Block className={styles.medium} />
          </div>
        </div>
      </Repeat>
    </div>
  ),
  /** An article's picture and text. */
  topic: () => (
    <div className={styles.card}>
      <Block className={styles.picture} />
      <Block className={styles.long} />
      <Block className={styles.medium} />
    </div>
  ),
};

/** Grey placeholder with the layout of the expected content. Used inside `Loading`. */
export function Skeleton({ shape, count = 1 }: { shape: keyof typeof shapes; count?: number }) {
  return <Repeat of={count}>{shapes[shape]()}</Repeat>;
}

function Repeat({ of, children }: { of: number; children: ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
  return Array.from({ length: of }, (_, index) => <Fragment key={index}>{children}</Fragment>);
}

const MenuRow = () => (
  <div className={styles.entry}>
    <Block className={styles.icon} />
    <Block className={styles.long} />
  </div>
);

const Data = ({ rows, head }: { rows: number; head?: ReactNode }) => (
  <div className={`${styles.card} ${styles.data}`}>
    {head}
    <Repeat of={rows}>
      <div className={styles.datum}>
        <Block className={styles.short} />
        <Block className={styles.long} />
      </div>
    </Repeat>
  </div>
);

/** Name and number of a card, and its badge. */
const Head = () => (
  <div className={styles.pair}>
    <div className={styles.words}>
      <Block className={styles.short} />
      <Block className={styles.medium} />
    </div>
    <Block className={styles.badge} />
  </div>
);

function Pair() {
  return (
    <div className={styles.pair}>
      <Block className={styles.medium} />
      <Block className={styles.short} />
    </div>
  );
}

const Block = ({ className }: { className: string | undefined }) => <div className={`${styles.block} ${className}`} />;
