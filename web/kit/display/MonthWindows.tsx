import { use } from 'react';
import { EntranceAnimation } from '../layout/entranceAnimation.ts';
import styles from './MonthWindows.module.css';

interface WindowsProps {
  /** Months, 12 at most: one window each. */
  total: number;
  /** How many are lit: paid, or advanced. */
  lit: number;
  size?: 'large' | undefined;
  on?: 'facade' | 'surface';
}

/** The months of a rent as windows, lit from the left. Decoration: a text beside it says "3 de 10 pagos" (design §1). */
export function MonthWindows({ total, lit, size, on = 'surface' }: WindowsProps) {
  // Where none is lit, as in a skeleton, nothing is to be seen of it.
  const isLighting = lit > 0 && use(EntranceAnimation);
  const classes = [styles.windows, size === 'large' && styles.large, styles[on], isLighting && styles.lighting];
  return (
    <div className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {Array.from({ length: total }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window is its month, and months keep their place
        <span key={month} className={`${styles.cell} ${month < lit ? styles.lit : ''}`} />
      ))}
    </div>
  );
}
