import * as serverTexts from '#i18n/es-MX/demo/server';
import { centralDayAndTime } from '#i18n/format';

/** Returns the event log's sentence about the clock. */
export const clockLine = (now: Date, isFrozen: boolean): string =>
  (isFrozen ? serverTexts.clockStopped : serverTexts.clockSet)({ when: centralDayAndTime(now) });
