/** A reading of the demo's clock: its time, whether it stands still, and when it was read, by `performance.now()`. */
export type ClockReading = { readonly now: string; readonly frozen: boolean; readonly readAt: number };

/** Longest time, ms, by which a late response may make the clock seem to go back. */
const LONGEST_DELAY_MS = 10_000;

/**
 * Returns the demo's time, ms, at an instant of `performance.now()`, which no change of the machine's clock affects.
 * Responses take more or less time to arrive: up to `shownBefore`, ms, the clock does not go back for that, only for a
 * reset.
 */
export function demoTimeAt({ now, frozen, readAt }: ClockReading, at: number, shownBefore = 0): number {
  const time = Date.parse(now) + (frozen ? 0 : at - readAt);
  return time < shownBefore && shownBefore - time < LONGEST_DELAY_MS ? shownBefore : time;
}
