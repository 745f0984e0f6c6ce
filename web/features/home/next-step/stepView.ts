import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import { generatePath } from 'react-router-dom';
import { applicationNumber } from '#domain/application';
import type { Centavos } from '#domain/money';
import type { Figure } from '#domain/process/figure';
import type { LoanStep, NextStep } from '#domain/process/nextStep';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { amountText } from '#i18n/figures';
import { shortDay } from '#i18n/format';
import { promisedText } from '#i18n/promiseText';
import type { BadgeLook } from '#kit/feedback/Badge.tsx';
import { badgeLooks } from '#kit/feedback/badgeLooks.ts';
import { paths } from '#paths';
import { stepPath } from '../../applications/redirects.ts';

/** A button or link: its text and the address that it leads to. */
type Action = { readonly label: string; readonly to: string };

/** What the card of a step shows. */
type StepView = {
  readonly look: BadgeLook;
  readonly title: string;
  /** The line below: by when, what the owner receives, or that it takes longer. */
  readonly headline?: string | undefined;
  readonly text?: string | undefined;
  readonly action?: Action | undefined;
  /** A link for whoever wants to know more. */
  readonly link?: Action;
  /** Whether the step is done with the button that requests a loan. */
  readonly requests?: boolean;
};

/** A step that no loan's card shows. */
export type OtherStep = Exclude<NextStep, LoanStep>;
type StepOf<Kind extends OtherStep['kind']> = Extract<OtherStep, { kind: Kind }>;
type Views = { readonly [Kind in OtherStep['kind']]: (step: StepOf<Kind>) => StepView };

const receives = (amount: Figure<Centavos> | undefined): string | undefined =>
  amount && stepTexts.youReceive({ amount: amountText(amount) });

/** For each kind of step, the function that returns what its card shows. */
const views: Views = {
  'application to continue': ({ applicationId, step, received }) => ({
    look: { tone: 'purple', icon: clockFill },
    title: stepTexts.continueApplication({ number: applicationNumber(applicationId) }),
    headline: receives(received),
    text: applicationStepText[step],
    action:
      step === 'unknown'
        ? undefined
        : { label: stepTexts.continueApplicationButton, to: stepPath(applicationId, step) },
  }),
  'application in validation': ({ applicationId, received, promise }) => ({
    look: badgeLooks.validation,
    title: stepTexts.validatingApplication,
    headline: promisedText(promise, stepTexts.weWillAnswer),
    text:
      received === undefined
        ? stepTexts.nothingToDo
        : stepTexts.nothingToDoIfApproved({ amount: amountText(received) }),
    link: processOfApplication(applicationId),
  }),
  'bureau rejection': ({ applicationId, retryFrom }) => ({
    look: badgeLooks.rejected,
    title: stepTexts.cannotGoOnNow,
    headline: stepTexts.retryFrom({ day: shortDay(retryFrom) }),
    text: stepTexts.scoreTooLow,
    link: processOfApplication(applicationId),
  }),
  'application rejected': ({ applicationId, reason }) => ({
    look: badgeLooks.rejected,
    title: stepTexts.applicationRejected({ number: applicationNumber(applicationId) }),
    text:
      reason === undefined
        ? stepTexts.rejectedSendAnother
        : stepTexts.rejectedBecause({ reason: withoutFullStop(reason) }),
    requests: true,
    link: processOfApplication(applicationId),
  }),
  request: () => ({
    look: badgeLooks.approved,
    title: stepTexts.upToDate,
    text: stepTexts.nothingPending,
    requests: true,
  }),
};

const applicationStepText = {
  pre_offer: stepTexts.chooseTerm,
  property_details: stepTexts.addProperty,
  bureau_policy: stepTexts.authoriseBureau,
  unknown: stepTexts.reloadToContinue,
} as const;

const processOfApplication = (id: string): Action => ({
  label: commonTexts.seeProcess,
  to: generatePath(paths.applicationProcess, { id }),
});

/** Returns what to show of a step. */
export const viewOfStep = (step: OtherStep): StepView => (views[step.kind] as (step: OtherStep) => StepView)(step);
