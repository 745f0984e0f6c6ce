import type { Request } from 'express';
import type { Registration } from '#domain/access';
import { normaliseEmail } from '#domain/identifiers/email';
import { internationalPhone } from '#domain/identifiers/phone';
import type { Demo } from '../demo.ts';
import { fieldErrors, httpError, notFound } from '../http/errors.ts';
import { isTakenPhone } from '../simulation/magicValues.ts';
import type { OwnerRow } from '../store/rows.ts';
import { newOwner } from './newOwner.ts';
import { sendCode } from './smsCode.ts';

/**
 * Creates an account and sends the code for its phone. Throws a 422 when a verified owner has its e-mail or phone, and a
 * 429, without replacing anything, after too many codes to the phone.
 */
export async function register(demo: Demo, req: Request, form: Registration) {
  const { store, clock, random, passwords } = demo;
  const email = normaliseEmail(form.email);
  const phone = internationalPhone(form.phone);
  const hash = await passwords.hash(form.password);
  return store.write(() => {
    replaceUnverified(demo, email, phone);
    const created_at = clock.now().toISOString();
    const owner = store.table('owners').insert(newOwner({ id: random.id(), email, phone, created_at }));
    store.table('passwords').insert({ id: owner.id, hash, temporary: null });
    return { id: owner.id, phone, ...sendCode(demo, req, owner, 'phone') };
  });
}

/** Deletes unverified owners with this e-mail or phone. Throws a 422 when a verified owner has one of them. */
function replaceUnverified({ store, codes, sessions }: Demo, email: string, phone: string): void {
  const owners = store.table('owners');
  const matching = owners.filter((owner) => owner.email === email || owner.phone === phone);
  const verified = matching.filter((owner) => owner.phone_verified);
  const isPhoneTaken = isTakenPhone(phone) || verified.some((owner) => owner.phone === phone);
  const errors = {
    ...(verified.some((owner) => owner.email === email) && ({ email: 'This email is already registered' } as const)),
    ...(isPhoneTaken && ({ phone: 'This cellphone is already registered' } as const)),
  };
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
  for (const { id } of matching) {
    codes.removeAll(id);
    sessions.endAll(id);
    store.table('passwords').remove(id);
    owners.remove(id);
  }
}

/** Returns an owner who has not verified their phone yet; 404 for an unknown id, 409 for a verified owner. */
export function unverifiedOwner({ store }: Demo, id: string): OwnerRow {
  const owner = store.table('owners').get(id);
  if (!owner) throw notFound();
  if (owner.phone_verified) throw httpError(409, 'This account is already verified');
  return owner;
}
