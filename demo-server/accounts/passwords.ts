import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '../store/queues.ts';

/** scrypt's cost (contract §3): 16 MB and some 50 ms for each hash. */
const COST: Cost = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

/** Rounds, block size and lanes, by scrypt's own names. */
export type Cost = { readonly N: number; readonly r: number; readonly p: number };

export type Passwords = {
  /** What is kept of a password. */
  hash(password: string): Promise<string>;
  /** Whether it is the password of that hash. An unknown owner has none: that costs the same and is never right. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/** Hashes at a time: a core stays free for all other calls, and so do two of the four threads that write the store. */
const AT_A_TIME = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Hashes passwords with scrypt. A crowd that logs in waits in line instead of keeping everybody else waiting. */
export function createPasswords(cost = COST): Passwords {
  const turn = createConcurrencyLimit(AT_A_TIME);
  const nobody = `${randomBytes(16).toString('base64')}$${randomBytes(KEY_BYTES).toString('base64')}`;
  const derive = (password: string, salt: Buffer) => turn(() => derived(password, salt, cost));

  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt);
      return `${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async matches(password, hash) {
      const [salt = '', key = ''] = (hash ?? nobody).split('$');
      const expected = Buffer.from(key, 'base64');
      const given = await derive(password, Buffer.from(salt, 'base64'));
      return timingSafeEqual(given, expected) && hash !== null;
    },
  };
}

const derived = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letters may be typed as one character or two: NFKC makes them one.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
