import { generatePath } from 'react-router-dom';
import type { Payment } from '#domain/process/payments';
import { paths } from '#paths';

/** Returns the address on which a payment is made; that of its loan where the API's list has no installments. */
export const pathOfPayment = ({ loanId, installment }: Payment): string =>
  installment
    ? generatePath(paths.installment, { id: loanId, installmentId: installment.id })
    : generatePath(paths.loan, { id: loanId });
