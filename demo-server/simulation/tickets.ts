import type { Demo } from '../demo.ts';

/** How long a ticket may wait (ux O9). */
const LIFE_MS = 120_000;

export type Tickets = {
  /** A ticket that lets in as an owner once; nothing in it tells a session. */
  issue(ownerId: string): { ticket: string; expires_at: string };
  /** Whom a ticket lets in; it is good for once. Undefined for an unknown, used or old one. */
  redeem(ticket: unknown): string | undefined;
};

/** One-time tickets, kept by this process only and gone with a reset: a link with one may be seen by others, a token may not. */
export function createTickets({ store, clock, random }: Pick<Demo, 'store' | 'clock' | 'random'>): Tickets {
  const waiting = store.remember(() => new Map<string, { ownerId: string; until: number }>());
  return {
    issue(ownerId) {
      for (const [ticket, { until }] of waiting()) if (until <= clock.machine()) waiting().delete(ticket);
      const ticket = random.token();
      const until = clock.machine() + LIFE_MS;
      waiting().set(ticket, { ownerId, until });
      return { ticket, expires_at: new Date(until).toISOString() };
    },
    redeem(ticket) {
      const kept = typeof ticket === 'string' ? waiting().get(ticket) : undefined;
      if (!kept) return undefined;
      waiting().delete(ticket as string);
      return kept.until > clock.machine() ? kept.ownerId : undefined;
    },
  };
}
