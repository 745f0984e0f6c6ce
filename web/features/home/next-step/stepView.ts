import type { NextStep } from '#domain/process/nextStep';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { applicationViews } from './applicationViews.ts';
import { loanViews } from './loanViews.ts';
import { paymentViews } from './paymentViews.ts';
import { looks, type StepView, type Views } from './views.ts';

const views: Views = {
  ...paymentViews,
  ...loanViews,
  ...applicationViews,
  request: () => ({ look: looks.good, title: stepTexts.upToDate, text: stepTexts.nothingPending, requests: true }),
};

/** Returns what to show of a step. */
export const viewOfStep = (step: NextStep): StepView => (views[step.kind] as (step: NextStep) => StepView)(step);
