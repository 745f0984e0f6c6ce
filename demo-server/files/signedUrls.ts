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
  /** Whether the query of a URL is signed for this file and has not expired. */
  isValid(id: string, query: { readonly expires?: unknown; readonly signature?: unknown }): boolean;
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
  const signature = (id: string, expires: string) =>
    createHmac('sha256', signingKey()).update(`${id} ${expires}`).digest();
  return {
    urlOf(id) {
      const expires = String(clock.machineNow() + LIFE_MS);
      const query = new URLSearchParams({ expires, signature: signature(id, expires).toString('base64url') });
      return `/api/files/${id}?${query}`;
    },
    isValid(id, { expires, signature: given }) {
      if (typeof expires !== 'string' || typeof given !== 'string') return false;
      const bytes = Buffer.from(given, 'base64url');
      const expected = signature(id, expires);
      const isSigned = bytes.length === expected.length && timingSafeEqual(bytes, expected);
      return isSigned && Number(expires) > clock.machineNow();
    },
    ensureKey: () => void signingKey(),
  };
}
