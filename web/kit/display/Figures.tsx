import type { ReactNode } from 'react';
import styles from './Figures.module.css';

type Figure = {
  label: string;
  value: ReactNode;
  /** Second line, below the label. */
  sub?: string | undefined;
  /** A deduction, rendered with a minus sign. */
  minus?: boolean | undefined;
};

type FiguresProps = {
  rows: readonly Figure[];
  total?: { label: string; value: ReactNode } | undefined;
  /** Looks like a receipt: hairlines between the rows, the total below a dashed line. */
  receipt?: boolean;
};

/** List of labelled amounts, optionally with a total. */
export function Figures({ rows, total, receipt = false }: FiguresProps) {
  return (
    <dl className={receipt ? styles.receipt : styles.figures}>
      {rows.map(({ label, value, sub, minus }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {minus && '\u2212'}
            {value}
          </dd>
          {sub !== undefined && <dd className={styles.sub}>{sub}</dd>}
        </div>
      ))}
      {total !== undefined && (
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd className={styles.sum}>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
