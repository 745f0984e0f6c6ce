import type { LoanTerms } from '#domain/loanTerms';
import { moneyLine } from '#i18n/moneyLine';
import styles from './MoneyLine.module.css';

/** Amounts and days, in a sentence where no line ends within a day. */
const FIGURES = /(\$[\d,]+\.\d\d|\d\d\u00a0\S+\u00a0\d{4})/;

/** What an owner receives and pays back, in the same sentence everywhere; `on` a façade without a ground of its own. */
export function MoneyLine({ terms, on = 'surface' }: { terms: LoanTerms; on?: 'surface' | 'facade' }) {
  return (
    <p className={on === 'facade' ? styles.line : `${styles.line} ${styles.well}`}>
      {moneyLine(terms)
        .split(FIGURES)
        .map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part))}
    </p>
  );
}
