import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../simulation/clock.ts';
import type { Random } from '../store/random.ts';
import type { Store } from '../store/store.ts';

/** Lifetime of a signed URL, ms of the machine's clock. */
const LIFE_MS = 10 * 60_000;

/** The signed URLs of files. */
export type SignedUrls = {
  /** Returns the URL of a file, valid for ten minutes. */
  urlOf(id: string): string;
  /** Whether a URL, path and query, is one that `urlOf` has returned, letter by letter, and has not expired. */
  isValid(url: string): boolean;
  /** Creates the key that signs URLs, unless the store has one. */
  ensureKey(): void;
};

export function createSignedUrls({ store, clock, random }: { store: Store; clock: Clock; random: Random }): SignedUrls {
  const signingKey = (): string => {
    const stored = store.table('keys').get('addresses')?.value;
    if (stored) return stored;
    const value = random.token();
    store.writeLater(() => store.table('keys').put({ id: 'addresses', value }));
    return value;
  };
  const signed = (id: string, expires: string): string => {
    const signature = createHmac('sha256', signingKey()).update(`${id} ${expires}`).digest('base64url');
    return `/api/files/${id}?expires=${expires}&signature=${signature}`;
  };
  return {
    urlOf: (id) => signed(id, String(clock.machineNow() + LIFE_MS)),
    isValid(url) {
      // Compared as a whole: decoded parts would be equal for several spellings.
      const [, id = '', expires = ''] = /^\/api\/files\/([\w-]+)\?expires=(\d+)&/.exec(url) ?? [];
      const [given, expected] = [Buffer.from(url), Buffer.from(signed(id, expires))];
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && Number(expires) > clock.machineNow();
    },
    ensureKey: () => void signingKey(),
  };
}
