import { today } from '#clock';
import type { Installment } from '#domain/installment';
import { monthlyPayments } from '#domain/process/payments';
import * as dateTexts from '#i18n/es-MX/kit/dates';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { money, shortDay } from '#i18n/format';
import { tableRoles } from '#kit/display/tableRoles.ts';
import { DocumentNote } from '#kit/document/DocumentParts.tsx';
import { InstallmentBadge } from '../installments/InstallmentBadge.tsx';
import styles from './receipts.module.css';

type PaymentTableProps = { loanId: string; installments: Installment[] };

/** The payments of a loan, one a row: month, due date, status, and of an approved one the day on which it was paid. */
export const PaymentTable = ({ loanId, installments }: PaymentTableProps) => (
  <table {...tableRoles.table} className={styles.table}>
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.columnHeader}>{dateTexts.month}</th>
        <th {...tableRoles.columnHeader} className={styles.facts}>
          {receiptTexts.dueDateAndStatus}
        </th>
        <th {...tableRoles.columnHeader} className={styles.amount}>
          {installmentTexts.amount}
        </th>
      </tr>
    </thead>
    <tbody {...tableRoles.rowGroup}>
      {monthlyPayments({ id: loanId, installments }, today()).map(
        ({ amount, due, installment: { id, month, status, paidOn } }) => (
          <tr {...tableRoles.row} key={id}>
            <th {...tableRoles.rowHeader}>{month}</th>
            <td {...tableRoles.cell} className={styles.facts}>
              <span>{shortDay(due)}</span> <InstallmentBadge status={status} plain />
              {paidOn && <DocumentNote>{receiptTexts.paidOn({ date: shortDay(paidOn) })}</DocumentNote>}
            </td>
            <td {...tableRoles.cell} className={styles.amount}>
              {money(amount)}
            </td>
          </tr>
        ),
      )}
    </tbody>
  </table>
);
