/**
 * Range of the demo's time. Within it, adding or subtracting months and years leads to days that date fields accept; at
 * the ends of the calendar the rules themselves would fail.
 */
const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Whether an instant is in the range of the demo's time; false for an invalid date. */
export const isDemoTime = (at: Date): boolean => at.getTime() >= EARLIEST && at.getTime() <= LATEST;
