import { dayAndTime } from '#i18n/format';
import { inSpanish } from './messageTexts.ts';

/** Returns the event log's sentence about the clock. */
export const clockLine = (now: Date, isFrozen: boolean): string =>
  inSpanish(isFrozen ? 'Clock stopped' : 'Clock set', { when: dayAndTime(now) });
