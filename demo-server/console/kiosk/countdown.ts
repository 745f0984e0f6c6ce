/** How long before it begins anew the demo says so, ms. */
export const WARNING_MS = 20_000;

/**
 * Returns how long it takes, in ms, until the demo begins anew; 0 when it is time. All times are those of the machine:
 * the demo's clock may stand still or jump. When the machine's clock was set back, the time begins again.
 */
export function msUntilRestart(minutes: number, lastUse: number, now: number): number {
  const idle = now < lastUse ? 0 : now - lastUse;
  return Math.max(0, minutes * 60_000 - idle);
}
