import * as bureauTexts from '#i18n/es-MX/applications/bureau';
import * as commonTexts from '#i18n/es-MX/common';
import * as pageTexts from '#i18n/es-MX/demo/pages';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import type { Step } from '../../script/steps.ts';
import { transitionLabel } from '../case-file/transitionLabels.ts';
import type { MessageDto } from '../dto.ts';
import type { StepDecision } from './decisionOfStep.ts';
import { pointsAt } from './pointsAt.ts';

/** A sentence, and the part of it that stands out. */
export type Hint = { readonly text: string; readonly what: string };

const hint = (sentence: (values: { what: string }) => string, what: string): Hint => ({
  text: sentence({ what }),
  what,
});

/** Steps that only lead on, or begin at a page without a form. */
const withoutForm: readonly Step['id'][] = [
  'landing',
  'welcome',
  'request',
  'sent',
  'loan',
  'overdue month',
  'other application',
];

/** Buttons of pages on which there is nothing to fill in. */
const pressedOnly: Partial<Record<Step['id'], string>> = {
  authorise: bureauTexts.authoriseAndReceiveCode,
  signature: pageTexts.sign,
  'other authorisation': bureauTexts.authoriseAndReceiveCode,
};

/** Buttons that submit a form, where that is not "Continuar". */
const submitButtons: Partial<Record<Step['id'], string>> = {
  statement: commonTexts.send,
  proof: installmentTexts.validatePayment,
};

/** Returns how a step is done by hand; undefined when there is nothing to do. */
export function handHint(
  step: Step,
  message: MessageDto | undefined,
  decision: StepDecision | undefined,
): Hint | undefined {
  const target = pointsAt(step);
  if (target === 'code') {
    if (!message?.code) return { text: scriptTexts.codeIsComing, what: '' };
    return hint(scriptTexts.byHand.message, technicalTexts.enterCode({ code: message.code }));
  }
  if (target === 'email') {
    if (!message) return { text: scriptTexts.emailIsComing, what: '' };
    return hint(scriptTexts.byHand.message, technicalTexts.openOnPhone);
  }
  if (target === 'decision') {
    const [first] = decision?.remaining ?? [];
    return first && decision ? hint(scriptTexts.byHand.decision, transitionLabel(decision.kind, first)) : undefined;
  }
  if (target === 'clock') return hint(scriptTexts.byHand.clock, technicalTexts.makeNextPaymentOverdue);
  if (step.action.type === 'signIn') return hint(scriptTexts.byHand.persona, scriptTexts.bureauPersona);
  if (step.action.type !== 'fill') return undefined;
  if (withoutForm.includes(step.id)) return { text: scriptTexts.goOnOnPhone, what: '' };
  const pressed = pressedOnly[step.id];
  if (pressed) return hint(scriptTexts.byHand.pressOnPhone, pressed);
  return hint(scriptTexts.byHand.onPhone, submitButtons[step.id] ?? commonTexts.continueButton);
}
