import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { staffTransitions } from '../../routes/operator/transitions.ts';
import type { ItemKind, StaffTransition } from '../dto.ts';

type KindAndTransition = { [Kind in ItemKind]: `${Kind}/${(typeof staffTransitions)[Kind][number]}` }[ItemKind];

/** Button labels of the staff's transitions. */
export const transitionLabels: Readonly<Record<KindAndTransition, string>> = {
  'applications/take': consoleTexts.startValidation,
  'applications/approve': consoleTexts.approve,
  'applications/reject': consoleTexts.reject,
  'loans/accept': consoleTexts.acceptStatement,
  'loans/refuse': consoleTexts.sendStatementBack,
  'loans/sign': consoleTexts.markAsSigned,
  'loans/queue': consoleTexts.scheduleDeposit,
  'loans/disburse': consoleTexts.deposit,
  'installments/approve': consoleTexts.approvePayment,
  'installments/reject': consoleTexts.rejectPayment,
};

export const transitionLabel = (kind: ItemKind, transition: StaffTransition): string =>
  transitionLabels[`${kind}/${transition}` as KindAndTransition];
