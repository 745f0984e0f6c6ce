import { tooManyRequests } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import type { Store } from '../store/store.ts';

/**
 * How many times something may happen within a period. Counted for an account, an e-mail or a phone, never for an IP
 * address.
 */
export type Limit = { readonly name: string; readonly times: number; readonly within_ms: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const limitsOf = {
  /** For one e-mail, registered or not. */
  failedLogins: { name: 'failed-logins', times: 5, within_ms: MINUTE },
  /** PATCH /api/auth/password, for one owner. Prevents guessing the password from an open session. */
  wrongPasswords: { name: 'wrong-passwords', times: 5, within_ms: 15 * MINUTE },
  /** Codes that verify a phone: POST /api/auth/register and PUT /api/auth/{id}/verification-code, counted together. */
  phoneCodes: { name: 'phone-codes', times: 10, within_ms: 10 * MINUTE },
  /** PUT /api/applications/{id}/privacy-policy and its resend, counted together. */
  bureauCodes: { name: 'bureau-codes', times: 3, within_ms: MINUTE },
  /** POST /api/auth/recover-password, for one e-mail, registered or not. A call over the limit sends nothing. */
  recoveries: { name: 'recoveries', times: 1, within_ms: 10 * MINUTE },
  /** Wrong codes of both purposes, for one phone. */
  wrongCodes: { name: 'wrong-codes', times: 100, within_ms: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;

export type Limits = {
  /** Whether the limit is reached. */
  isReached(limit: Limit, key: string): boolean;
  /** Throws a 429 when the limit is reached. */
  check(limit: Limit, key: string): void;
  /** Counts one more. Call within `store.write`. */
  count(limit: Limit, key: string): void;
  /** `check`, then `count`. Call within `store.write`. */
  consume(limit: Limit, key: string): void;
  /** Sets the count to zero. Call within `store.write`. */
  reset(limit: Limit, key: string): void;
};

/**
 * Creates the limits. Counts are stored and use the demo's clock: they survive a restart and expire when the clock is
 * set ahead.
 */
export function createLimits(store: Store, clock: Clock): Limits {
  const idOf = (limit: Limit, key: string) => `${limit.name}:${key}`;
  /** The instants within the period. */
  const recent = (limit: Limit, key: string): number[] => {
    const since = clock.now().getTime() - limit.within_ms;
    return (store.table('attempts').get(idOf(limit, key))?.at ?? []).filter((instant) => instant > since);
  };
  const check = (limit: Limit, key: string) => {
    const at = recent(limit, key);
    const oldest = at[at.length - limit.times];
    if (oldest === undefined) return;
    // The app translates 'Too many attempts' as "wait a minute"; longer periods need the other sentence.
    const message = limit.within_ms > MINUTE ? 'Too many attempts for now' : 'Too many attempts';
    throw tooManyRequests(message, (oldest + limit.within_ms - clock.now().getTime()) / SECOND);
  };
  const count = (limit: Limit, key: string) => {
    const now = clock.now().getTime();
    const at = [...recent(limit, key), now].slice(-limit.times);
    // Expired counts are removed: trying one address after the other must not fill the store.
    store
      .table('attempts')
      .removeWhere((row) => row.id.startsWith(`${limit.name}:`) && (row.at.at(-1) ?? 0) <= now - limit.within_ms);
    store.table('attempts').put({ id: idOf(limit, key), at });
  };
  return {
    isReached: (limit, key) => recent(limit, key).length >= limit.times,
    check,
    count,
    consume(limit, key) {
      check(limit, key);
      count(limit, key);
    },
    reset: (limit, key) => store.table('attempts').remove(idOf(limit, key)),
  };
}
