import type { Response } from 'express';
import type { PasswordChange } from '#domain/access';
import type { Demo } from '../demo.ts';
import { fieldErrors } from '../http/errors.ts';
import { emailTemplates, sendEmail } from '../simulation/emailTemplates.ts';
import { limitsOf } from './limits.ts';
import { ownerOf } from './sessions.ts';

const DAY_MS = 24 * 3_600_000;

/** Replaces the password of a signed-in owner; ends their other sessions. Call within `store.write`. */
export function replacePassword({ store, clock, sessions, messages }: Demo, res: Response, hash: string): void {
  const owner = ownerOf(res);
  store.table('passwords').update(owner.id, { hash, temporary: null });
  sessions.endOthers(res);
  sendEmail(messages, owner, emailTemplates.passwordChanged(clock.now()));
}

/** Changes the password of a signed-in owner. Throws a 422 for a wrong current password, a 429 after five. */
export async function changePassword(demo: Demo, res: Response, form: PasswordChange): Promise<void> {
  const { store, passwords, limits } = demo;
  const { id } = ownerOf(res);
  limits.check(limitsOf.wrongPasswords, id);
  if (!(await passwords.matches(form.current_password, store.table('passwords').get(id)?.hash ?? null))) {
    await store.write(() => limits.count(limitsOf.wrongPasswords, id));
    throw fieldErrors({ current_password: 'The current password is incorrect' });
  }
  const hash = await passwords.hash(form.password);
  await store.write(() => {
    replacePassword(demo, res, hash);
    limits.reset(limitsOf.wrongPasswords, id);
  });
}

/**
 * Sends a temporary password to the owner of an e-mail address; a second one only after ten minutes, for it replaces the
 * first. Takes as long for an unknown address.
 */
export async function recoverPassword({ store, clock, passwords, limits, messages, random }: Demo, email: string) {
  const password = temporaryPassword(random);
  const hash = await passwords.hash(password);
  await store.write(() => {
    if (limits.isReached(limitsOf.recoveries, email)) return;
    limits.count(limitsOf.recoveries, email);
    const owner = store.table('owners').find((candidate) => candidate.email === email);
    if (!owner) return;
    const expires_at = new Date(clock.now().getTime() + DAY_MS).toISOString();
    store.table('passwords').update(owner.id, { temporary: { hash, expires_at } });
    sendEmail(messages, owner, emailTemplates.temporaryPassword(password));
  });
}

/** Returns a temporary password that passes all five rules and has no easily confused characters. */
const temporaryPassword = (random: Demo['random']): string =>
  `${random
    .token()
    .replace(/[-_0OIl1]/g, '')
    .slice(0, 9)}-aA7`;
