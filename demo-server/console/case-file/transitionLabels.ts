import type { staffTransitions } from '../../routes/operator/transitions.ts';
import { t } from '../consoleTexts.ts';
import type { ItemKind, StaffTransition } from '../dto.ts';

type KindAndTransition = { [Kind in ItemKind]: `${Kind}/${(typeof staffTransitions)[Kind][number]}` }[ItemKind];

/** Button labels of the staff's transitions. */
export const transitionLabels: Readonly<Record<KindAndTransition, string>> = {
  'applications/take': t('Start the validation'),
  'applications/approve': t('Approve'),
  'applications/reject': t('Reject…'),
  'loans/accept': t('Accept the statement'),
  'loans/refuse': t('Send the statement back…'),
  'loans/sign': t('Mark as signed'),
  'loans/queue': t('Schedule the deposit'),
  'loans/disburse': t('Deposit'),
  'installments/approve': t('Approve the payment'),
  'installments/reject': t('Reject the payment…'),
};

export const transitionLabel = (kind: ItemKind, transition: StaffTransition): string =>
  transitionLabels[`${kind}/${transition}` as KindAndTransition];
