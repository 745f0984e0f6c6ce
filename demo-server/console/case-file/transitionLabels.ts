import { t } from '../consoleTexts.ts';

/** Button labels of the staff's moves. */
export const moveWords = {
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
} as const;

export type MoveName = keyof typeof moveWords;
