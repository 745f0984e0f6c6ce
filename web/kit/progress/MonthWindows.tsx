import styles from './MonthWindows.module.css';

type MonthWindowsProps = {
  /** Number of months, 12 at most. */
  total: number;
  /** Number of lit windows: months that are paid, or that the pre-offer advances. */
  lit: number;
  size?: 'large' | undefined;
  on?: 'facade' | 'surface';
  /** The state of each month, for months that are not simply lit or dim; replaces `lit`. */
  months?: readonly WindowState[] | undefined;
};

/** `late`, `validating` and `rejected`: payments that ask for attention. */
export type WindowState = 'lit' | 'dim' | 'late' | 'validating' | 'rejected';

/**
 * Row of windows, one for each month of a rent, lit from the left. Decoration: a text beside it says "3 de 10 pagos".
 */
export function MonthWindows({ total, lit, size, on = 'surface', months }: MonthWindowsProps) {
  const stateOf = (month: number): WindowState => months?.[month] ?? (month < lit ? 'lit' : 'dim');
  // Without lit windows, as in a skeleton, there is nothing to animate.
  const classes = [styles.windows, size === 'large' && styles.large, styles[on], lit > 0 && styles.lighting];
  return (
    <div className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {Array.from({ length: total }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month, and months are never reordered
        <span key={month} className={`${styles.cell} ${styles[stateOf(month)]}`} />
      ))}
    </div>
  );
}
