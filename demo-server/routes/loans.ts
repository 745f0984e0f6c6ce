import { Router } from 'express';
import { ownerOf } from '../accounts/sessions.ts';
import { sendStatement } from '../backoffice/payments.ts';
import type { Demo } from '../demo.ts';
import { newestFirst } from './newestFirst.ts';
import { serializeLoan } from './serializers.ts';

/** /api/loans. Owners reach only their own loans; others are a 404. */
export function loanRoutes(demo: Demo): Router {
  const { store } = demo;
  const routes = Router();

  routes.get('/', (_req, res) => {
    const { id } = ownerOf(res);
    const own = store.table('loans').filter((it) => it.owner_id === id);
    res.json(own.sort(newestFirst).map((row) => serializeLoan(demo, row)));
  });

  routes.get('/:id', (req, res) => {
    res.json(serializeLoan(demo, store.getOwned('loans', req.params.id, ownerOf(res).id)));
  });

  routes.post('/:id/account-statement', async (req, res) => {
    const loan = await store.write(() => sendStatement(demo, ownerOf(res), req.params.id, req.body));
    res.json(serializeLoan(demo, loan));
  });

  return routes;
}
