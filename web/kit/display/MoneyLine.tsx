import type { LoanTerms } from '#domain/loanTerms';
import { moneyLine } from '#i18n/moneyLine';
import styles from './MoneyLine.module.css';
import { withStrongFigures } from './withStrongFigures.tsx';

/** What an owner receives and pays back, in the same sentence everywhere; `on` a façade without a ground of its own. */
export function MoneyLine({ terms, on = 'surface' }: { terms: LoanTerms; on?: 'surface' | 'facade' }) {
  return (
    <p className={on === 'facade' ? styles.line : `${styles.line} ${styles.well}`}>
      {withStrongFigures(moneyLine(terms))}
    </p>
  );
}
