import { CODE_LIFE_MS } from '#domain/verificationCode';
import { fieldErrors, type HttpError, notFound, tooManyRequests } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import { MAGIC_WRONG_CODE } from '../simulation/magicValues.ts';
import type { Random } from '../store/random.ts';
import type { CodePurpose, CodeRow, OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Limits, limitsOf } from './limits.ts';

/** Wrong guesses that a code survives (contract §3). */
const GUESSES = 5;

/** How many replaced codes are remembered, to tell 'expired' from 'wrong' (ux §9). */
const REMEMBERED = 10;

/** Seconds told with a 429 that no waiting ends: only a new code does. */
const ASK_FOR_A_NEW_ONE = 60;

export type Codes = {
  /** A new code for a purpose; the old one dies. Within `store.write`; send it with `messages` in the same change. */
  issue(owner: OwnerRow, purpose: CodePurpose): { code: string; expires_at: string };
  /** Whether a code waits to be typed, alive or expired. */
  isAwaited(owner: OwnerRow, purpose: CodePurpose): boolean;
  /**
   * Passes when it is the owner's code; else counts the guess, waits until that is on disk and throws: 422 on `code`
   * (wrong, expired), 429 after 5 wrong guesses until a new code is sent, and after 100 of one phone in 24 hours;
   * 404 when none was sent. A right code stays good until it is `spent`, in the change that it allows.
   */
  demand(owner: OwnerRow, purpose: CodePurpose, typed: unknown): Promise<void>;
  /** The code was used: it dies; within `store.write`. */
  spend(owner: OwnerRow, purpose: CodePurpose): void;
  /** All codes of an owner die; within `store.write`. */
  forget(ownerId: string): void;
};

/** The codes of a store; `fixed` is what every code is, for QA. */
export function createCodes(
  { store, clock, random, limits }: { store: Store; clock: Clock; random: Random; limits: Limits },
  fixed: string | null,
): Codes {
  const idOf = (owner: OwnerRow, purpose: CodePurpose) => `${purpose}:${owner.id}`;
  const rows = () => store.table('codes');
  // One draw fewer than there are codes: 0000 is never drawn.
  const newCode = () => fixed ?? String(1 + random.number(9999)).padStart(4, '0');

  /** Looks at a guess and counts it when it is wrong; what it answers is thrown once that is kept. */
  const judge = (owner: OwnerRow, purpose: CodePurpose, typed: unknown): HttpError | null => {
    const row = rows().get(idOf(owner, purpose));
    if (!row) return notFound();
    // Counted by phone: whoever registers anew gets no fresh guesses.
    limits.check(limitsOf.wrongCodes, owner.phone);
    if (row.wrong >= GUESSES) return tooManyRequests('Too many wrong codes', ASK_FOR_A_NEW_ONE);

    const guess = typeof typed === 'string' ? typed : '';
    const isNewest = guess !== MAGIC_WRONG_CODE && guess === row.code;
    const isExpired = clock.now() >= new Date(row.expires_at);
    if (isNewest) return isExpired ? expired() : null;
    rows().update(row.id, { wrong: row.wrong + 1 });
    limits.count(limitsOf.wrongCodes, owner.phone);
    return row.older.includes(guess) || (isExpired && guess !== MAGIC_WRONG_CODE) ? expired() : wrong();
  };

  return {
    issue(owner, purpose) {
      const id = idOf(owner, purpose);
      const before = rows().get(id);
      const older = before ? [before.code, ...before.older].slice(0, REMEMBERED) : [];
      const expires_at = new Date(clock.now().getTime() + CODE_LIFE_MS).toISOString();
      const row: CodeRow = { id, owner_id: owner.id, code: newCode(), expires_at, wrong: 0, older };
      rows().put(row);
      return { code: row.code, expires_at };
    },
    isAwaited: (owner, purpose) => rows().get(idOf(owner, purpose)) !== undefined,
    async demand(owner, purpose, typed) {
      const refusal = await store.write(() => judge(owner, purpose, typed));
      if (refusal) throw refusal;
    },
    spend: (owner, purpose) => rows().remove(idOf(owner, purpose)),
    forget: (ownerId) => rows().removeWhere((row) => row.owner_id === ownerId),
  };
}

const wrong = () => fieldErrors({ code: 'Your confirmation code is incorrect.' });
const expired = () => fieldErrors({ code: 'The code has expired' });
