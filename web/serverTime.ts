// Bounds of the server clock's offset from the device's clock, in ms. A Date header is cut to whole seconds, so a
// response gives a range only, and each further response narrows it.
let minOffset = Number.NEGATIVE_INFINITY;
let maxOffset = Number.POSITIVE_INFINITY;
/** A saved offset that is off by less than this is not saved again, ms: no countdown or rule shows it. */
const EXACT_ENOUGH_MS = 500;
/** More than a clock is ever off, ms: a century. What is stored may be anything, and dates end at 8.64e15. */
const MAX_OFFSET_MS = 3.2e12;
// The offset that was known before a reload. Undefined during prerendering, where there is no history.
const offsetBeforeReload = typeof history === 'undefined' ? undefined : offsetIn(history.state);

/**
 * Learns the server's time from the Date header of a response, so that rules and countdowns are right on a device whose
 * clock is wrong. `sentAt` and `receivedAt` are ms of the device's clock.
 */
export function noteServerTime(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const second = Date.parse(dateHeader ?? '');
  if (Number.isNaN(second)) return;
  const [low, high] = [second - receivedAt, second + 999 - sentAt];
  // Ranges that do not overlap mean that one of the clocks was set: then only the newest range counts.
  const overlaps = low <= maxOffset && high >= minOffset;
  minOffset = overlaps ? Math.max(minOffset, low) : low;
  maxOffset = overlaps ? Math.min(maxOffset, high) : high;
  if (typeof history !== 'undefined') saveServerTime();
}

/** Returns how far the server's clock is ahead of the device's, in ms; undefined before the first response. */
export const serverClockOffset = (): number | undefined =>
  Number.isFinite(minOffset) ? Math.round((minOffset + maxOffset) / 2) : offsetBeforeReload;

/**
 * Saves the offset for a reload of the page, which would otherwise use the device's time until its first response. It
 * is saved in the current history entry, beside the router's state, and needs no storage. Call it for each new entry.
 */
export function saveServerTime(): void {
  const lead = serverClockOffset();
  const saved = offsetIn(history.state);
  // Not at each response: writing to the history takes up to 10 ms on a slow phone.
  if (lead === undefined || (saved !== undefined && Math.abs(lead - saved) < EXACT_ENOUGH_MS)) return;
  history.replaceState({ ...history.state, lead }, '');
}

function offsetIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('lead' in state)) return undefined;
  return typeof state.lead === 'number' && Math.abs(state.lead) < MAX_OFFSET_MS ? state.lead : undefined;
}

/** Returns the server's time in ms. `fallbackOffset` is used while this page does not know the offset. */
export const now = (fallbackOffset = 0): number => Date.now() + (serverClockOffset() ?? fallbackOffset);
