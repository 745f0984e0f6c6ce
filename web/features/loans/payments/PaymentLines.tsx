import * as loanTexts from '#i18n/es-MX/loans/loans';
import { Icon } from '#kit/art/Icon.tsx';
import styles from './PaymentLines.module.css';
import type { PaymentLine } from './paymentLines.ts';

/** The sentences about payments that are late, rejected or in validation, on the façade of a loan. */
export function PaymentLines({ lines }: { lines: readonly PaymentLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, kind, icon, month, text }) => (
        <li key={key}>
          <span className={styles[kind]}>
            <Icon of={icon} size={20} />
          </span>
          <span>
            <strong>{loanTexts.month({ number: month })}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
