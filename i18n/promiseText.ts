import type { Day } from '#domain/calendar';
import type { ProcessPromise } from '#domain/process/promise';
import * as figureTexts from './es-MX/figures.ts';
import { dayAndTime, weekdayAndDay } from './format.ts';

/**
 * Returns by when something is promised, as part of a sentence: `'a más tardar el mié 25 nov 2026'`, or `'en un máximo de
 * 24 horas hábiles'` where it is not known when they began. Undefined for a promise that has passed, which is not made
 * again.
 */
export function promiseText({ until, isLate, hours, areBusinessHours }: ProcessPromise): string | undefined {
  if (isLate) return undefined;
  if (until !== undefined) return figureTexts.latestAt({ date: promiseDate(until) });
  return areBusinessHours ? figureTexts.withinBusinessHours({ hours }) : figureTexts.withinHours({ hours });
}

/**
 * Returns a sentence with by when something is promised: `promisedText(promise, willAnswer)`. For a promise that has passed,
 * that it takes longer.
 */
export function promisedText(promise: ProcessPromise, sentence: (values: { byWhen: string }) => string): string {
  const byWhen = promiseText(promise);
  return byWhen === undefined ? figureTexts.takesLonger : sentence({ byWhen });
}

/** Formats the end of a promise: `'mié 25 nov 2026'`, of one in hours with its time. */
export const promiseDate = (until: Day | Date): string =>
  until instanceof Date ? dayAndTime(until) : weekdayAndDay(until);
