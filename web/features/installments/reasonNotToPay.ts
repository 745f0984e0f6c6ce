import { type Installment, isPayable } from '#domain/installment';
import { t } from '#i18n';

/** Why a payment takes no proof now, in a sentence; undefined when it does, or when nobody knows (ux S25). */
export function reasonNotToPay(installment: Installment): string | undefined {
  if (isPayable(installment)) return undefined;
  if (installment.status === 'approved') return t('Your payment has been applied.');
  return installment.status === 'in_validation' ? t('We are reviewing your proof.') : undefined;
}
