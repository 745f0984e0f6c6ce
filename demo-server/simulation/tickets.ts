import type { Random } from '../store/random.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';

/** Lifetime of a ticket, ms. */
const LIFE_MS = 120_000;

export type Tickets = {
  /** Creates a ticket that signs in as an owner once. It reveals no session. */
  issue(ownerId: string): { ticket: string; expires_at: string };
  /** Returns the owner of a ticket and invalidates it; undefined for an unknown, used or expired one. */
  redeem(ticket: unknown): string | undefined;
};

type Context = { readonly store: Store; readonly clock: Clock; readonly random: Random };

/**
 * Creates the one-time tickets. In memory only, gone with a reset. Others may see a link with a ticket; a token must
 * stay secret.
 */
export function createTickets({ store, clock, random }: Context): Tickets {
  const tickets = store.keepInMemory(() => new Map<string, { ownerId: string; until: number }>());
  return {
    issue(ownerId) {
      for (const [ticket, { until }] of tickets()) if (until <= clock.machineNow()) tickets().delete(ticket);
      const ticket = random.token();
      const until = clock.machineNow() + LIFE_MS;
      tickets().set(ticket, { ownerId, until });
      return { ticket, expires_at: new Date(until).toISOString() };
    },
    redeem(ticket) {
      const issued = typeof ticket === 'string' ? tickets().get(ticket) : undefined;
      if (!issued) return undefined;
      tickets().delete(ticket as string);
      return issued.until > clock.machineNow() ? issued.ownerId : undefined;
    },
  };
}
