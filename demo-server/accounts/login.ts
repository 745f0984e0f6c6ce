import type { Session } from '#domain/session';
import type { Demo } from '../demo.ts';
import { HttpError, httpError } from '../http/errors.ts';
import type { PasswordRow } from '../store/rows.ts';
import { limitsOf } from './limits.ts';

/** Opens the session of a login. Throws a 401, 403 or 429. Calls for the same e-mail must not overlap. */
export async function logIn(demo: Demo, email: string, password: string): Promise<Session> {
  const { store, limits } = demo;
  limits.check(limitsOf.failedLogins, email);
  const id = store.table('owners').find((owner) => owner.email === email)?.id ?? '';
  const checked = store.table('passwords').get(id);
  const match = await matchPassword(demo, checked, password);
  const errorOrSession = await store.write(() => decide(demo, { email, id, checked, match }));
  if (errorOrSession instanceof HttpError) throw errorOrSession;
  return errorOrSession;
}

type Match = 'password' | 'temporary' | 'expired' | 'none';

/**
 * Returns how a password matches. Every failure computes two hashes, so that its duration reveals nothing about the
 * account.
 */
async function matchPassword(
  { passwords, clock }: Demo,
  stored: PasswordRow | undefined,
  typed: string,
): Promise<Match> {
  if (await passwords.matches(typed, stored?.hash ?? null)) return 'password';
  const { hash = null, expires_at = '' } = stored?.temporary ?? {};
  if (!(await passwords.matches(typed, hash))) return 'none';
  return clock.now() < new Date(expires_at) ? 'temporary' : 'expired';
}

type Attempt = {
  readonly email: string;
  readonly id: string;
  readonly checked: PasswordRow | undefined;
  readonly match: Match;
};

/** Returns the session, or the error to throw once the attempt is counted. Call within `store.write`. */
function decide({ store, limits, sessions }: Demo, { email, id, checked, match }: Attempt): Session | HttpError {
  const owner = store.table('owners').get(id);
  const stored = store.table('passwords').get(id);
  // Read again: while the password was checked, it may have been changed or the account replaced.
  const isSame =
    match === 'password' ? stored?.hash === checked?.hash : stored?.temporary?.hash === checked?.temporary?.hash;
  if (!owner || match === 'none' || match === 'expired' || !isSame) {
    limits.count(limitsOf.failedLogins, email);
    return httpError(401, match === 'expired' ? 'The temporary password has expired' : 'Wrong e-mail or password');
  }
  limits.reset(limitsOf.failedLogins, email);
  // The former password works until the temporary one is used. From then on each session must set a new one, also
  // the session that the SMS code opens after the 403.
  if (match === 'temporary') store.table('passwords').update(id, { hash: null });
  if (!owner.phone_verified) {
    const body = { message: 'First verify your cellphone', id, phone: owner.phone };
    return new HttpError(403, body);
  }
  return sessions.open(owner);
}
