import { CODE_LIFE_MS } from '#domain/verificationCode';
import { fieldErrors, type HttpError, notFound, tooManyRequests } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import { MAGIC_WRONG_CODE } from '../simulation/magicValues.ts';
import type { Random } from '../store/random.ts';
import type { CodePurpose, CodeRow, OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Limits, limitsOf } from './limits.ts';

/** Number of wrong guesses after which a code is no longer accepted. */
const MAX_GUESSES = 5;

/** Number of replaced codes that are kept, so that an old code is reported as expired instead of wrong. */
const MAX_OLDER_CODES = 10;

/** `Retry-After` in seconds after too many guesses. Waiting does not help: the owner has to request a new code. */
const RETRY_AFTER_GUESSES_S = 60;

export type Codes = {
  /**
   * Creates a new code for a purpose; the former one becomes invalid. Call within `store.write`, together with
   * `messages.send`.
   */
  issue(owner: OwnerRow, purpose: CodePurpose): { code: string; expires_at: string };
  /**
   * Resolves when the code is right. Otherwise counts the guess, waits until that is on disk and throws: 422 on `code`
   * (wrong, expired), 429 after 5 wrong guesses until a new code is sent and after 100 for one phone in 24 hours, 404
   * when no code was sent. A right code stays valid until `consume`, which belongs in the write that it authorises.
   */
  verify(owner: OwnerRow, purpose: CodePurpose, typed: unknown): Promise<void>;
  /** Deletes a used code. Call within `store.write`. */
  consume(owner: OwnerRow, purpose: CodePurpose): void;
  /** Deletes all codes of an owner. Call within `store.write`. */
  removeAll(ownerId: string): void;
};

type Services = { readonly store: Store; readonly clock: Clock; readonly random: Random; readonly limits: Limits };

/** Creates the service for SMS codes. `fixed` replaces every random code (the SMS_CODE setting). */
export function createCodes({ store, clock, random, limits }: Services, fixed: string | null): Codes {
  const rows = () => store.table('codes');
  // Draws from 9999 numbers, so that 0000 is never drawn.
  const newCode = () => fixed ?? String(1 + random.number(9999)).padStart(4, '0');
  return {
    issue(owner, purpose) {
      const id = idOf(owner, purpose);
      const before = rows().get(id);
      const older = before ? [before.code, ...before.older].slice(0, MAX_OLDER_CODES) : [];
      const expires_at = new Date(clock.now().getTime() + CODE_LIFE_MS).toISOString();
      const row: CodeRow = { id, owner_id: owner.id, code: newCode(), expires_at, wrong: 0, older };
      rows().put(row);
      return { code: row.code, expires_at };
    },
    async verify(owner, purpose, typed) {
      const error = await store.write(() => checkGuess({ store, clock, limits }, owner, purpose, typed));
      if (error) throw error;
    },
    consume: (owner, purpose) => rows().remove(idOf(owner, purpose)),
    removeAll: (ownerId) => rows().removeWhere((row) => row.owner_id === ownerId),
  };
}

const idOf = (owner: OwnerRow, purpose: CodePurpose): string => `${purpose}:${owner.id}`;

/** Checks a guess and counts a wrong one. Returns the error to throw once the count is stored, or null. */
function checkGuess(
  { store, clock, limits }: Omit<Services, 'random'>,
  owner: OwnerRow,
  purpose: CodePurpose,
  typed: unknown,
): HttpError | null {
  const row = store.table('codes').get(idOf(owner, purpose));
  if (!row) return notFound();
  // Counted by phone: registering again does not reset the count.
  limits.check(limitsOf.wrongCodes, owner.phone);
  if (row.wrong >= MAX_GUESSES) return tooManyRequests('Too many wrong codes', RETRY_AFTER_GUESSES_S);

  const guess = typeof typed === 'string' ? typed : '';
  const isNewest = guess !== MAGIC_WRONG_CODE && guess === row.code;
  const isExpired = clock.now() >= new Date(row.expires_at);
  if (isNewest) return isExpired ? expired() : null;
  store.table('codes').update(row.id, { wrong: row.wrong + 1 });
  limits.count(limitsOf.wrongCodes, owner.phone);
  return row.older.includes(guess) || (isExpired && guess !== MAGIC_WRONG_CODE) ? expired() : wrong();
}

const wrong = () => fieldErrors({ code: 'Your confirmation code is incorrect.' });
const expired = () => fieldErrors({ code: 'The code has expired' });
