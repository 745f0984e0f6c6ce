import { type Response, Router } from 'express';
import {
  credentialsRules,
  type PasswordChange,
  passwordChangeRules,
  recoveryRules,
  registrationRules,
} from '#domain/access';
import { isEmail, normaliseEmail } from '#domain/identifiers/email';
import { internationalPhone } from '#domain/identifiers/phone';
import type { Session } from '#domain/session';
import { verificationRules } from '#domain/verificationCode';
import { createKeyedMutex } from '../accounts/keyedMutex.ts';
import { limitsOf } from '../accounts/limits.ts';
import { newOwner } from '../accounts/newOwner.ts';
import { ownerOf } from '../accounts/sessions.ts';
import { sendCode } from '../accounts/smsCode.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { fieldErrors, HttpError, httpError, notFound, parseBody } from '../http/errors.ts';
import { emailTemplates } from '../simulation/emailTemplates.ts';
import { isTakenPhone } from '../simulation/magicValues.ts';
import type { OwnerRow, PasswordRow } from '../store/rows.ts';

const DAY_MS = 24 * 3_600_000;

/** /api/auth: registration, codes, sessions and passwords. */
export function authRoutes(demo: Demo): Router {
  const { store, clock, random, passwords, sessions, codes, limits } = demo;
  const office = createBackOffice(demo);
  const mutex = createKeyedMutex();
  const routes = Router();
  const owners = () => store.table('owners');

  /** Returns an owner who has not verified their phone yet; 404 for an unknown id, 409 for a verified owner. */
  const unverified = (id: string): OwnerRow => {
    const owner = owners().get(id);
    if (!owner) throw notFound();
    if (owner.phone_verified) throw httpError(409, 'This account is already verified');
    return owner;
  };

  /**
   * Deletes unverified owners with the e-mail or phone of a registration. Throws a 422 when a verified owner has one of
   * them.
   */
  const replaceUnverified = (email: string, phone: string): void => {
    const matching = owners().filter((owner) => owner.email === email || owner.phone === phone);
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
      owners().remove(id);
    }
  };

  routes.post('/register', async (req, res) => {
    const { password, ...form } = parseBody(registrationRules, req.body);
    const email = normaliseEmail(form.email);
    const phone = internationalPhone(form.phone);
    const hash = await passwords.hash(password);

    const registered = await store.write(() => {
      replaceUnverified(email, phone);
      const owner = owners().insert(newOwner({ id: random.id(), email, phone, created_at: clock.now().toISOString() }));
      store.table('passwords').insert({ id: owner.id, hash, temporary: null });
      return { id: owner.id, phone, ...sendCode(demo, req, owner, 'phone') };
    });
    res.status(201).json(registered);
  });

  routes.post('/:id/verify-phone-code', async (req, res) => {
    const owner = unverified(req.params.id);
    const { code } = parseBody(verificationRules, req.body);
    await codes.verify(owner, 'phone', code);

    const session = await store.write(() => {
      // Read again: while the code was checked, the owner may have been verified or replaced.
      codes.consume(unverified(owner.id), 'phone');
      return sessions.open(owners().update(owner.id, { phone_verified: true }));
    });
    res.json(session);
  });

  routes.put('/:id/verification-code', async (req, res) => {
    const sent = await store.write(() => {
      const owner = unverified(req.params.id);
      limits.consume(limitsOf.phoneCodes, owner.phone);
      return sendCode(demo, req, owner, 'phone');
    });
    res.json(sent);
  });

  routes.post('/login', async (req, res) => {
    const form = parseBody(credentialsRules, req.body);
    const email = normaliseEmail(form.email);
    // One after the other: parallel guesses get no more than five attempts, and successful logins never count.
    res.json(await mutex(email, () => logIn(email, form.password)));
  });

  /** Opens the session of a login. Throws a 401, 403 or 429. */
  async function logIn(email: string, password: string): Promise<Session> {
    limits.check(limitsOf.failedLogins, email);
    const id = owners().find((it) => it.email === email)?.id ?? '';
    const checked = store.table('passwords').get(id);
    const match = await matchPassword(checked, password);

    const errorOrSession = await store.write(() => {
      const owner = owners().get(id);
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
    });
    if (errorOrSession instanceof HttpError) throw errorOrSession;
    return errorOrSession;
  }

  /**
   * Returns how a password matches. Every failure computes two hashes, so that its duration reveals nothing about the
   * account.
   */
  async function matchPassword(stored: PasswordRow | undefined, typed: string) {
    if (await passwords.matches(typed, stored?.hash ?? null)) return 'password';
    const { hash = null, expires_at = '' } = stored?.temporary ?? {};
    if (!(await passwords.matches(typed, hash))) return 'none';
    return clock.now() < new Date(expires_at) ? 'temporary' : 'expired';
  }

  routes.post('/logout', sessions.signedInWithTemporaryPassword, async (_req, res) => {
    await store.write(() => sessions.end(res));
    res.status(204).end();
  });

  routes.post('/recover-password', async (req, res) => {
    const email = normaliseEmail(parseBody(recoveryRules, req.body).email);
    if (!isEmail(email)) throw fieldErrors({ email: 'Your email is invalid' });
    const password = temporaryPassword();
    // Hashed for unknown addresses too: they take as long.
    const hash = await passwords.hash(password);

    await store.write(() => {
      limits.count(limitsOf.recoveries, email);
      const owner = owners().find((it) => it.email === email);
      if (!owner) return;
      const expires_at = new Date(clock.now().getTime() + DAY_MS).toISOString();
      store.table('passwords').update(owner.id, { temporary: { hash, expires_at } });
      office.sendEmail(owner, emailTemplates.temporaryPassword(password));
    });
    res.json({ message: 'A temporary password was sent' });
  });

  /** Returns a temporary password that passes all five rules and has no easily confused characters. */
  const temporaryPassword = (): string =>
    `${random
      .token()
      .replace(/[-_0OIl1]/g, '')
      .slice(0, 9)}-aA7`;

  routes.patch('/password', sessions.signedIn, async (req, res) => {
    const form = parseBody(passwordChangeRules, req.body);
    // One after the other, so that the limit holds for parallel guesses too.
    await mutex(ownerOf(res).id, () => changePassword(res, form));
    res.json({ message: 'Your password was changed' });
  });

  async function changePassword(res: Response, { current_password, password }: PasswordChange): Promise<void> {
    await checkCurrentPassword(ownerOf(res).id, current_password);
    const hash = await passwords.hash(password);
    await store.write(() => {
      const owner = ownerOf(res);
      store.table('passwords').update(owner.id, { hash, temporary: null });
      limits.reset(limitsOf.wrongPasswords, owner.id);
      sessions.endOthers(res);
      office.sendEmail(owner, emailTemplates.passwordChanged(clock.now()));
    });
  }

  /** Resolves when it is the owner's password; else counts the guess and throws a 422, or a 429 after five. */
  async function checkCurrentPassword(ownerId: string, typed: string): Promise<void> {
    limits.check(limitsOf.wrongPasswords, ownerId);
    const stored = store.table('passwords').get(ownerId);
    if (await passwords.matches(typed, stored?.hash ?? null)) return;
    await store.write(() => limits.count(limitsOf.wrongPasswords, ownerId));
    throw fieldErrors({ current_password: 'The current password is incorrect' });
  }

  return routes;
}
