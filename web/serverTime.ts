// The server's clock less the device's, in milliseconds, lies between these two: a Date header is cut to whole
// seconds, and each answer narrows the range.
let least = Number.NEGATIVE_INFINITY;
let most = Number.POSITIVE_INFINITY;
// What was known before a reload. Pages that are made at build time have no history.
const before = typeof history === 'undefined' ? undefined : leadIn(history.state);

/**
 * Learns the server's time from an answer, so that rules and countdowns are right on a device whose clock is off
 * (contract §3). `sentAt` and `receivedAt` are the device's milliseconds.
 */
export function noteServerTime(dateHeader: string | null, sentAt: number, receivedAt: number): void {
  const second = Date.parse(dateHeader ?? '');
  if (Number.isNaN(second)) return;
  const [low, high] = [second - receivedAt, second + 999 - sentAt];
  // Ranges that do not meet mean that one of the clocks was set: only the newest counts.
  const agrees = low <= most && high >= least;
  least = agrees ? Math.max(least, low) : low;
  most = agrees ? Math.min(most, high) : high;
  if (typeof history !== 'undefined') keepServerTime();
}

/** How far the server's clock is ahead of the device's, in milliseconds; undefined before anybody told. */
export const serverLead = (): number | undefined => (Number.isFinite(least) ? Math.round((least + most) / 2) : before);

/**
 * Has a reload know what this page has learned: until the first answer the day would be the device's. It lies in the
 * page's history entry, beside what the router keeps there, and needs no storage. For each new entry anew.
 */
export function keepServerTime(): void {
  const lead = serverLead();
  if (lead !== undefined) history.replaceState({ ...history.state, lead }, '');
}

function leadIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('lead' in state)) return undefined;
  return typeof state.lead === 'number' && Number.isFinite(state.lead) ? state.lead : undefined;
}

/** The server's time in milliseconds, as far as it is known; `lead` is what another page handed over. */
export const now = (lead = 0): number => Date.now() + (serverLead() ?? lead);
