import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Cost of scrypt: 16 MB and about 50 ms for each hash. */
const COST: Cost = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

/** The cost parameters of scrypt under their usual names: iterations, block size, parallelism. */
type Cost = { readonly N: number; readonly r: number; readonly p: number };

export type Passwords = {
  /** Returns the salted hash that is stored for a password. */
  hash(password: string): Promise<string>;
  /** Whether a password matches a hash. With null (unknown owner) it takes as long and returns false. */
  matches(password: string, hash: string | null): Promise<boolean>;
};

/**
 * Number of hashes computed at the same time. Leaves a core for other calls and two of libuv's four threads for disk
 * writes.
 */
const MAX_CONCURRENT = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Hashes passwords with scrypt. Further hashes wait in a queue, so that many logins at once do not delay all other
 * calls.
 */
export function createPasswords(cost = COST): Passwords {
  const limit = pLimit(MAX_CONCURRENT);
  const dummyHash = `${randomBytes(16).toString('base64')}$${randomBytes(KEY_BYTES).toString('base64')}`;
  const deriveKey = (password: string, salt: Buffer) => limit(() => scryptKey(password, salt, cost));

  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await deriveKey(password, salt);
      return `${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async matches(password, hash) {
      const [salt = '', key = ''] = (hash ?? dummyHash).split('$');
      const expected = Buffer.from(key, 'base64');
      const given = await deriveKey(password, Buffer.from(salt, 'base64'));
      return timingSafeEqual(given, expected) && hash !== null;
    },
  };
}

const scryptKey = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Accented letters may be typed as one character or as two; NFKC makes them equal.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
