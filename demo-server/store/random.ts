import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Numbers draws; `Store` is one. */
type Counter = { nextNumber(kind: string): string };

/** Chance: repeatable where a seed is given, except for what must not be guessed. */
export type Random = {
  /** An opaque id, 16 characters; within `store.write`. */
  id(): string;
  /** A whole number from 0 up to, but not including, `below`; within `store.write`. */
  number(below: number): number;
  /** 256 bits that nobody can guess, whatever the seed. */
  token(): string;
};

/** Chance of one store: with a seed the n-th draw of a store is always the same, restarts included. */
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
