import type { Repayment } from '#domain/repayment';
import { moneyLine } from '#i18n/moneyLine';
import styles from './MoneyLine.module.css';
import { withStrongFigures } from './withStrongFigures.tsx';

/** What an owner receives and pays back, in the same sentence everywhere; `on` a façade without a ground of its own. */
export function MoneyLine({ repayment, on = 'surface' }: { repayment: Repayment; on?: 'surface' | 'facade' }) {
  return (
    <p className={on === 'facade' ? styles.line : `${styles.line} ${styles.well}`}>
      {withStrongFigures(moneyLine(repayment))}
    </p>
  );
}
