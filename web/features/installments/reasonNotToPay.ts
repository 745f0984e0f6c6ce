import type { ReceivedInstallment } from '#api/received';
import { isPayable } from '#domain/installment';
import { t } from '#i18n';

/** Returns why an installment accepts no proof now; undefined when it accepts one or its status is unknown. */
export function reasonNotToPay(installment: ReceivedInstallment): string | undefined {
  if (isPayable(installment)) return undefined;
  if (installment.status === 'approved') return t('Your payment has been applied.');
  return installment.status === 'in_validation' ? t('We are reviewing your proof.') : undefined;
}
