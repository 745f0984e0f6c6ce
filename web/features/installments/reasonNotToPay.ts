import type { ReceivedInstallment } from '#api/received';
import { isPayable } from '#domain/installment';
import * as loanTexts from '#i18n/es-MX/loans/loans';

/** Returns why an installment accepts no proof now; undefined when it accepts one or its status is unknown. */
export function reasonNotToPay(installment: ReceivedInstallment): string | undefined {
  if (isPayable(installment)) return undefined;
  if (installment.status === 'approved') return loanTexts.paymentApplied;
  return installment.status === 'in_validation' ? loanTexts.reviewingProof : undefined;
}
