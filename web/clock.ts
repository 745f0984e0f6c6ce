import { type Day, dayInMexico } from '#domain/calendar';
import { now } from './serverTime.ts';

/** The day that it is in Mexico City. Apart from the server's time: the calendar is not needed on the first screen. */
export const today = (): Day => dayInMexico(new Date(now()));
