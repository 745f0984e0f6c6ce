import { registrationRules } from '#domain/forms/newPasswordRules';
import { normaliseEmail } from '#domain/identifiers/email';
import { internationalPhone } from '#domain/identifiers/phone';
import type { Demo } from '../demo.ts';
import { fieldErrors, httpError, notFound, parseBody } from '../http/errors.ts';
import { isTakenPhone } from '../simulation/magicValues.ts';
import type { OwnerRow } from '../store/rows.ts';
import { newOwner } from './newOwner.ts';
import { sendCode } from './smsCode.ts';

/** Returns the registration in a body. Throws a 422 with errors per field by the rules of its form. */
export function parseRegistration(body: unknown): { email: string; phone: string; password: string } {
  const { email, phone, password } = parseBody(registrationRules, body);
  return { email: normaliseEmail(email), phone: internationalPhone(phone), password };
}

/**
 * Creates an account and sends the code for its phone; `host` is the site that the SMS names. Throws a 422 when a verified
 * owner has its e-mail or phone, and a 429, without replacing anything, after too many codes to the phone. Call within
 * `store.write`.
 */
export function createAccount(
  demo: Demo,
  host: string,
  { email, phone, hash }: Pick<OwnerRow, 'email' | 'phone'> & { readonly hash: string },
) {
  const { store, clock, random } = demo;
  replaceUnverified(demo, email, phone);
  const created_at = clock.now().toISOString();
  const owner = store.table('owners').insert(newOwner({ id: random.id(), email, phone, created_at }));
  store.table('passwords').insert({ id: owner.id, hash, temporary: null });
  return { id: owner.id, phone, ...sendCode(demo, host, owner, 'phone') };
}

/** Notes that an owner has sent the code of their phone. Call within `store.write`. Throws like `unverifiedOwner`. */
export function verifyPhone(demo: Demo, id: string): OwnerRow {
  const { store, codes } = demo;
  const owner = unverifiedOwner(demo, id);
  codes.consume(owner, 'phone');
  return store.table('owners').update(id, { phone_verified: true });
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
