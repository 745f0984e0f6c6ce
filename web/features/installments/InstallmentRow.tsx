import { generatePath } from 'react-router-dom';
import type { ReceivedInstallment } from '#api/received';
import { isPayable } from '#domain/installment';
import { pesos } from '#domain/money';
import * as commonTexts from '#i18n/es-MX/common';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { money, shortDay } from '#i18n/format';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';
import { InstallmentBadge } from './InstallmentBadge.tsx';
import styles from './InstallmentRow.module.css';
import { reasonNotToPay } from './reasonNotToPay.ts';

type InstallmentRowProps = { loanId: string; installment: ReceivedInstallment; month: number };

/** One month of the payment history. Says why when it cannot be paid now. */
export function InstallmentRow({ loanId, installment, month }: InstallmentRowProps) {
  const { id, status, due_date, total_amount } = installment;
  const reason = reasonNotToPay(installment);
  const name = loanTexts.viewMonth({ number: month });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.month}>
          <span>{loanTexts.month({ number: month })}</span> <InstallmentBadge status={status} />
        </p>
        <p className={styles.due}>
          {loanTexts.dueOnDate({ date: shortDay(due_date) })} · {money(pesos(total_amount))}
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {isPayable(installment) ? (
        <ButtonLink
          size="small"
          kind={status === 'overdue' ? 'primary' : 'secondary'}
          to={generatePath(paths.installment, { id: loanId, installmentId: id })}
          aria-label={name}
        >
          {commonTexts.view}
        </ButtonLink>
      ) : (
        <Button size="small" kind="secondary" disabled aria-label={name}>
          {commonTexts.view}
        </Button>
      )}
    </li>
  );
}
