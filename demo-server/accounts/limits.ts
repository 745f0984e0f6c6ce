import { tooManyRequests } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import type { Store } from '../store/store.ts';

/** How often in how long (contract §3); counted for an account, an e-mail or a phone, never for an address. */
export type Limit = { readonly name: string; readonly times: number; readonly within_ms: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Longer than any e-mail: what goes beyond is nobody's, and not kept. */
const MAX_WHO = 320;

export const limitsOf = {
  /** For one e-mail, known or not. */
  failedLogins: { name: 'failed-logins', times: 5, within_ms: MINUTE },
  /** PATCH /api/auth/password, for one owner: whoever finds a session open must not find out the password with it. */
  wrongPasswords: { name: 'wrong-passwords', times: 5, within_ms: 15 * MINUTE },
  /** PUT /api/auth/{id}/verification-code. */
  phoneCodes: { name: 'phone-codes', times: 10, within_ms: 10 * MINUTE },
  /** PUT …/privacy-policy and its resend, together. */
  bureauCodes: { name: 'bureau-codes', times: 3, within_ms: MINUTE },
  /** For one e-mail, known or not. Never refused: it is counted so that an unknown one waits for the disk as long as a known one. */
  recoveries: { name: 'recoveries', times: 1, within_ms: MINUTE },
  /** Both kinds of code together. */
  wrongCodes: { name: 'wrong-codes', times: 100, within_ms: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;

export type Limits = {
  /** Throws a 429 when it was done as often as may be. */
  check(limit: Limit, who: string): void;
  /** Counts one more; within `store.write`. */
  count(limit: Limit, who: string): void;
  /** Both: refuses or counts; within `store.write`. */
  spend(limit: Limit, who: string): void;
  /** Forgets what was counted; within `store.write`. */
  forget(limit: Limit, who: string): void;
};

/** Counts in the store, by the demo's clock, so that limits survive a restart and pass when the clock is set. */
export function createLimits(store: Store, clock: Clock): Limits {
  const idOf = (limit: Limit, who: string) => `${limit.name}:${who.slice(0, MAX_WHO)}`;
  /** What still counts; instants ahead of the clock are of a time before a reset. */
  const recent = (limit: Limit, who: string): number[] => {
    const now = clock.now().getTime();
    const at = store.table('attempts').get(idOf(limit, who))?.at ?? [];
    return at.filter((instant) => instant <= now && instant > now - limit.within_ms);
  };
  const check = (limit: Limit, who: string) => {
    const at = recent(limit, who);
    const oldest = at[at.length - limit.times];
    if (oldest === undefined) return;
    // The first of the two sentences says that a minute is enough.
    const message = limit.within_ms > MINUTE ? 'Too many attempts for now' : 'Too many attempts';
    throw tooManyRequests(message, (oldest + limit.within_ms - clock.now().getTime()) / SECOND);
  };
  const count = (limit: Limit, who: string) => {
    const now = clock.now().getTime();
    const at = [...recent(limit, who), now].slice(-limit.times);
    // What counts for nobody any more is forgotten: whoever tries address after address must not fill the store.
    store
      .table('attempts')
      .removeWhere((row) => row.id.startsWith(`${limit.name}:`) && (row.at.at(-1) ?? 0) <= now - limit.within_ms);
    store.table('attempts').put({ id: idOf(limit, who), at });
  };
  return {
    check,
    count,
    spend(limit, who) {
      check(limit, who);
      count(limit, who);
    },
    forget: (limit, who) => store.table('attempts').remove(idOf(limit, who)),
  };
}
