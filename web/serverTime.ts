const STORAGE_KEY = 'server-clock-offset';
/** More than a clock is ever off, ms: a century. What is stored may be anything, and dates end at 8.64e15. */
const MAX_OFFSET_MS = 3.2e12;

/** How far the server's clock is ahead of the device's, by the last response, ms. */
let offset = offsetBeforeReload();

/**
 * Learns the server's time from the Date header of a response, so that rules and countdowns are right on a device whose
 * clock is wrong. `receivedAt` is in ms of the device's clock.
 */
export function noteServerTime(dateHeader: string | null, receivedAt: number): void {
  const second = Date.parse(dateHeader ?? '');
  if (Number.isNaN(second)) return;
  // The header is cut to whole seconds.
  offset = second + 500 - receivedAt;
  try {
    sessionStorage.setItem(STORAGE_KEY, String(offset));
  } catch {
    // Without storage a reloaded page has the device's time until its first response.
  }
}

/** Returns the server's time in ms; the device's before the first response. */
export const now = (): number => Date.now() + offset;

function offsetBeforeReload(): number {
  try {
    const saved = Number(sessionStorage.getItem(STORAGE_KEY));
    return Math.abs(saved) < MAX_OFFSET_MS ? saved : 0;
  } catch {
    return 0; // Storage is blocked, or the page is being prerendered.
  }
}
