import * as stepTexts from '#i18n/es-MX/nextStep';
import { applicationViews } from './applicationViews.ts';
import { looks, type OtherStep, type StepView, type Views } from './views.ts';

const views: Views = {
  ...applicationViews,
  request: () => ({ look: looks.good, title: stepTexts.upToDate, text: stepTexts.nothingPending, requests: true }),
};

/** Returns what to show of a step. */
export const viewOfStep = (step: OtherStep): StepView => (views[step.kind] as (step: OtherStep) => StepView)(step);
