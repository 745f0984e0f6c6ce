import { type Day, dayInMexico } from '#domain/calendar';
import { now } from './serverTime.ts';

/**
 * Returns the current day in Mexico City by the server's time. In a file of its own, because the first screens need
 * `serverTime.ts` without the calendar.
 */
export const today = (): Day => dayInMexico(new Date(now()));
