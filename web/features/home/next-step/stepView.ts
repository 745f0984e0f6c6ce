import type { NextStep } from '#domain/process/nextStep';
import { withoutFullStop } from '#domain/reason';
import { LONGEST_TERM } from '#domain/terms';
import * as commonTexts from '#i18n/es-MX/common';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { paths } from '#paths';
import { missingPartText, pathOfPart, titleOfPart } from '../../profile/steps/stepPaths.ts';
import { applicationViews } from './applicationViews.ts';
import { loanViews } from './loanViews.ts';
import { paymentViews } from './paymentViews.ts';
import { looks, type StepView, type Views } from './views.ts';

const views: Views = {
  ...paymentViews,
  ...loanViews,
  ...applicationViews,
  'profile part missing': ({ part }) => ({
    look: looks.toDo,
    title: withoutFullStop(missingPartText[part]),
    text: stepTexts.profileBrings({ months: LONGEST_TERM }),
    action: { label: titleOfPart(part), to: pathOfPart(part) },
    link: { label: commonTexts.whatYouNeed, to: paths.whatYouNeed },
  }),
  request: () => ({ look: looks.good, title: stepTexts.upToDate, text: stepTexts.nothingPending, requests: true }),
};

/** Returns what to show of a step. */
export const viewOfStep = (step: NextStep): StepView => (views[step.kind] as (step: NextStep) => StepView)(step);
