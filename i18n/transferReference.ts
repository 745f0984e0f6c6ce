import { paymentReference } from '#domain/loan';
import { contractReference } from './es-MX/loans/installments.ts';

/** Returns the reference that the owner of a loan writes into a transfer: `'Contrato 00012'`. */
export const transferReference = (loanId: string): string => contractReference({ reference: paymentReference(loanId) });
