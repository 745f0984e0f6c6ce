import { Fragment, type ReactNode } from 'react';
import { MonthWindows } from '../display/MonthWindows.tsx';
import styles from './Skeleton.module.css';

/** The months of a loan not known yet, and of a pre-offer. */
const MONTHS = 10;
const MONTHS_AT_MOST = 12;
/** As many as fill a phone. */
const DATA = 9;
const ENTRIES = 3;
const ACCOUNT = 5;
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
  data: () => <Data rows={DATA} />,
  /** An icon and a line, in rows. */
  menu: () => (
    <div className={`${styles.card} ${styles.data}`}>
      <Many of={ENTRIES}>
        <Entry />
      </Many>
    </div>
  ),
  card: () => (
    <div className={`${styles.card} ${styles.application}`}>
      <Head />
      <Many of={4}>
        <Pair />
      </Many>
      <Block className={styles.button} />
    </div>
  ),
  loan: () => (
    <div className={`${styles.card} ${styles.loan}`}>
      <Head />
      <Block className={styles.short} />
      <Block className={styles.amount} />
      <Block className={styles.medium} />
      <MonthWindows total={MONTHS} lit={0} />
      <Pair />
      <Pair />
      <Block className={styles.button} />
    </div>
  ),
  summary: () => (
    <div className={styles.card}>
      <Pair />
      <Block className={styles.amount} />
      <MonthWindows total={MONTHS} lit={0} />
      <Pair />
    </div>
  ),
  /** An estimate with its slider, and the receipt beneath. */
  offer: () => (
    <>
      <div className={styles.card}>
        <Block className={styles.short} />
        <Block className={styles.amount} />
        <MonthWindows total={MONTHS_AT_MOST} lit={0} size="large" />
      </div>
      <Block className={`${styles.button} ${styles.slider}`} />
      <div className={styles.card}>
        <Many of={ACCOUNT}>
          <Pair />
        </Many>
      </div>
    </>
  ),
  /** What is due, and where to send it. */
  payment: () => (
    <>
      <div className={`${styles.words} ${styles.due}`}>
        <Block className={styles.short} />
        <Block className={styles.amount} />
        <Block className={styles.short} />
        <Block className={styles.medium} />
      </div>
      <Data rows={ACCOUNT} head={<Entry />} />
    </>
  ),
  /** Two lines beneath a heading. */
  lead: () => (
    <div className={`${styles.words} ${styles.lead}`}>
      <Block className={styles.long} />
      <Block className={styles.medium} />
    </div>
  ),
  /** A field that takes a file. */
  file: () => (
    <div className={styles.words}>
      <Block className={styles.medium} />
      <Block className={styles.button} />
    </div>
  ),
  steps: () => (
    <div className={styles.card}>
      <Many of={STEPS}>
        <div className={styles.beside}>
          <Block className={styles.icon} />
          <div className={styles.words}>
            <Block className={styles.long} />
            <Block className={styles.medium} />
          </div>
        </div>
      </Many>
    </div>
  ),
  /** The picture and the words of an article. */
  topic: () => (
    <div className={styles.card}>
      <Block className={styles.picture} />
      <Block className={styles.long} />
      <Block className={styles.medium} />
    </div>
  ),
};

/** The layout of what is on its way, in grey; stands inside Loading. */
export function Skeleton({ shape, count = 1 }: { shape: keyof typeof shapes; count?: number }) {
  return <Many of={count}>{shapes[shape]()}</Many>;
}

function Many({ of, children }: { of: number; children: ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  return Array.from({ length: of }, (_, index) => <Fragment key={index}>{children}</Fragment>);
}

const Entry = () => (
  <div className={styles.entry}>
    <Block className={styles.icon} />
    <Block className={styles.long} />
  </div>
);

const Data = ({ rows, head }: { rows: number; head?: ReactNode }) => (
  <div className={`${styles.card} ${styles.data}`}>
    {head}
    <Many of={rows}>
      <div className={styles.datum}>
        <Block className={styles.short} />
        <Block className={styles.long} />
      </div>
    </Many>
  </div>
);

/** A name with its number, and the badge. */
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
