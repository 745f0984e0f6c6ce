import { type Request, type Response, Router } from 'express';
import { credentialsRules, recoveryRules } from '#domain/access';
import { passwordChangeRules } from '#domain/forms/newPasswordRules';
import { isEmail, normaliseEmail } from '#domain/identifiers/email';
import { verificationRules } from '#domain/verificationCode';
import { createKeyedMutex, type KeyedMutex } from '../accounts/keyedMutex.ts';
import { logIn } from '../accounts/login.ts';
import { changePassword, recoverPassword } from '../accounts/passwordChange.ts';
import { createAccount, parseRegistration, unverifiedOwner, verifyPhone } from '../accounts/registration.ts';
import { ownerOf } from '../accounts/sessions.ts';
import { sendCode } from '../accounts/smsCode.ts';
import type { Demo } from '../demo.ts';
import { fieldErrors, parseBody } from '../http/errors.ts';

type OwnerCall = Request<{ id: string }>;

/** /api/auth: registration, codes, sessions and passwords. */
export function authRoutes(demo: Demo): Router {
  const { sessions } = demo;
  const mutex = createKeyedMutex();
  const routes = Router();
  routes.post('/register', (req, res) => postRegistration(demo, req, res));
  routes.post('/:id/verify-phone-code', (req, res) => postPhoneCode(demo, req, res));
  routes.put('/:id/verification-code', (req, res) => sendPhoneCode(demo, req, res));
  routes.post('/login', (req, res) => postLogin(demo, mutex, req, res));
  routes.post('/logout', sessions.signedInWithTemporaryPassword, (_req, res) => postLogout(demo, res));
  routes.post('/recover-password', (req, res) => postRecovery(demo, req, res));
  routes.patch('/password', sessions.signedIn, (req, res) => patchPassword(demo, mutex, req, res));
  return routes;
}

async function postRegistration(demo: Demo, req: Request, res: Response): Promise<void> {
  const { password, ...account } = parseRegistration(req.body);
  const hash = await demo.passwords.hash(password);
  res.status(201).json(await demo.store.write(() => createAccount(demo, req.hostname, { ...account, hash })));
}

async function postPhoneCode(demo: Demo, req: OwnerCall, res: Response): Promise<void> {
  const { store, codes, sessions } = demo;
  const owner = unverifiedOwner(demo, req.params.id);
  const { code } = parseBody(verificationRules, req.body);
  await codes.verify(owner, 'phone', code);
  // The owner is read again: while the code was checked, they may have been verified or replaced.
  res.json(await store.write(() => sessions.open(verifyPhone(demo, owner.id))));
}

async function sendPhoneCode(demo: Demo, req: OwnerCall, res: Response): Promise<void> {
  res.json(await demo.store.write(() => sendCode(demo, req.hostname, unverifiedOwner(demo, req.params.id), 'phone')));
}

async function postLogin(demo: Demo, mutex: KeyedMutex, req: Request, res: Response): Promise<void> {
  const form = parseBody(credentialsRules, req.body);
  const email = normaliseEmail(form.email);
  // One after the other: parallel guesses get no more than five attempts, and successful logins never count.
  res.json(await mutex(email, () => logIn(demo, email, form.password)));
}

async function postLogout({ store, sessions }: Demo, res: Response): Promise<void> {
  await store.write(() => sessions.end(res));
  res.status(204).end();
}

async function postRecovery(demo: Demo, req: Request, res: Response): Promise<void> {
  const email = normaliseEmail(parseBody(recoveryRules, req.body).email);
  if (!isEmail(email)) throw fieldErrors({ email: 'Your email is invalid' });
  await recoverPassword(demo, email);
  res.json({ message: 'A temporary password was sent' });
}

async function patchPassword(demo: Demo, mutex: KeyedMutex, req: Request, res: Response): Promise<void> {
  const form = parseBody(passwordChangeRules, req.body);
  // One after the other, so that the limit holds for parallel guesses too.
  await mutex(ownerOf(res).id, () => changePassword(demo, res, form));
  res.json({ message: 'Your password was changed' });
}
