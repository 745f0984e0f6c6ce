import * as stepTexts from './es-MX/nextStep.ts';

/** Returns how far away a day is that has not passed: `'hoy'`, `'mañana'`, `'en 3 días'`. */
export function distanceTo(daysLeft: number): string {
  if (daysLeft === 0) return stepTexts.today;
  return daysLeft === 1 ? stepTexts.tomorrow : stepTexts.inDays({ days: daysLeft });
}

/** Returns how long ago a day was: `'ayer'`, `'hace 3 días'`. */
export const distanceFrom = (daysLate: number): string =>
  daysLate === 1 ? stepTexts.yesterday : stepTexts.daysAgo({ days: daysLate });
