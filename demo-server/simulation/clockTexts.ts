import { dayAndTime } from '#i18n/format';
import { inSpanish } from './messageTexts.ts';

/** What the record says of the clock. */
export const clockLine = (now: Date, isFrozen: boolean): string =>
  inSpanish(isFrozen ? 'Clock stopped' : 'Clock set', { when: dayAndTime(now) });
