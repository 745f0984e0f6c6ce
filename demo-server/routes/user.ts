import { Router } from 'express';
import { temporaryPasswordRules } from '#domain/forms/newPasswordRules';
import { isMissing } from '#domain/rules';
import { replacePassword } from '../accounts/passwordChange.ts';
import { ownerOf, sessionOf } from '../accounts/sessions.ts';
import { changeProfile } from '../backoffice/profileChanges.ts';
import type { Demo } from '../demo.ts';
import { HttpError, httpError, parseBody } from '../http/errors.ts';
import { serializeProfile } from './serializers.ts';

/** /api/user: the owner's own profile, and the change of a temporary password. */
export function userRoutes(demo: Demo): Router {
  const { store, passwords, sessions } = demo;
  const routes = Router();

  routes.post('/update-password', sessions.signedInWithTemporaryPassword, async (req, res) => {
    const requireTemporaryPassword = () => {
      if (!sessionOf(res).has_temporary_password) throw httpError(403, 'This is not possible now');
    };
    requireTemporaryPassword();
    const { password } = parseTemporaryPassword(req.body);
    const hash = await passwords.hash(password);
    await store.write(() => {
      // Checked again: of two parallel calls only the first changes the password.
      requireTemporaryPassword();
      replacePassword(demo, res, hash);
    });
    res.json({ message: 'Your password was changed' });
  });

  routes.get('/', sessions.signedIn, (_req, res) => {
    res.json(serializeProfile(demo, ownerOf(res)));
  });

  routes.put('/', sessions.signedIn, async (req, res) => {
    const owner = await store.write(() => changeProfile(demo, ownerOf(res), req.body));
    res.json(serializeProfile(demo, owner));
  });

  return routes;
}

/**
 * Parses the new password. The app reads this call's errors from `message`, so the first field's error is repeated
 * there.
 */
function parseTemporaryPassword(body: unknown) {
  try {
    return parseBody(temporaryPasswordRules, body);
  } catch (error) {
    if (!(error instanceof HttpError) || isMissing(error.body.errors)) throw error;
    const [first] = Object.values(error.body.errors ?? {}).flat();
    throw first === undefined ? error : new HttpError(error.status, { ...error.body, message: first });
  }
}
