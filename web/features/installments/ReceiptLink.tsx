import { generatePath } from 'react-router-dom';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { TextLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';

type ReceiptLinkProps = { loanId: string; installmentId: string; month: number };

/** Link to the receipt of an approved payment. */
export function ReceiptLink({ loanId, installmentId, month }: ReceiptLinkProps) {
  const to = generatePath(paths.receipt, { id: loanId, installmentId });
  return (
    <TextLink to={to} aria-label={receiptTexts.receiptOfMonth({ number: month })}>
      {receiptTexts.receipt}
    </TextLink>
  );
}
