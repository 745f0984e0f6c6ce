/** Route chunk: a loan, from its bank statement to its last payment. */
import '../shared-chunks/everyOwnerForm.ts';

export { InstallmentScreen } from '../../features/installments/InstallmentScreen.tsx';
export { AccountStatementScreen } from '../../features/loans/AccountStatementScreen.tsx';
export { LoanScreen } from '../../features/loans/LoanScreen.tsx';
