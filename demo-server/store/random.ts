import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Numbers the draws. Implemented by `Store`; declared here so that this file imports nothing of it. */
type Counter = { nextNumber(kind: string): string };

/** Source of random values. Repeatable with a seed, except for tokens. */
export type Random = {
  /** Returns an opaque id of 16 characters. Call within `store.write`. */
  id(): string;
  /** Returns a whole number from 0 up to, but not including, `below`. Call within `store.write`. */
  number(below: number): number;
  /** Returns 256 unpredictable bits, whatever the seed. */
  token(): string;
};

/**
 * Creates the random source of a store. With a seed, the n-th draw of a store is always the same, restarts included.
 */
export function createRandom(store: Counter, seed: string | null): Random {
  const draw = (kind: string) =>
    createHash('sha256')
      .update(`${seed} ${kind} ${store.nextNumber(`random ${kind}`)}`)
      .digest();
  return {
    id: () => (seed === null ? randomBytes(12) : draw('id').subarray(0, 12)).toString('base64url'),
    number: (below) => (seed === null ? randomInt(below) : draw('number').readUInt32BE() % below),
    token: () => randomBytes(32).toString('base64url'),
  };
}
