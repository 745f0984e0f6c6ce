import { Router } from 'express';
import { ownerOf } from '../accounts/sessions.ts';
import { sendCode } from '../accounts/smsCode.ts';
import type { Demo } from '../demo.ts';
import { httpError } from '../http/errors.ts';

/** /api/verification-code: sends the bureau's code again. */
export function verificationCodeRoutes(demo: Demo): Router {
  const { store } = demo;
  const routes = Router();

  routes.post('/privacy-policy/resend', async (req, res) => {
    const sent = await store.write(() => {
      const owner = ownerOf(res);
      const isAwaited = store
        .table('applications')
        .find((it) => it.owner_id === owner.id && it.status === 'uncompleted' && it.bureau_authorised_at !== null);
      if (!isAwaited) throw httpError(409, 'This is not possible now');
      return sendCode(demo, req.hostname, owner, 'bureau');
    });
    res.json(sent);
  });

  return routes;
}
