import { Router } from 'express';
import { type AccountStatement, accountStatementRules, loanTransitions } from '#domain/loan';
import { statusAfter } from '#domain/transitions';
import { ownerOf } from '../accounts/sessions.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { requireFile } from '../files/fileFields.ts';
import { parseBody } from '../http/errors.ts';
import { newestFirst } from './newestFirst.ts';
import { serializeLoan } from './serializers.ts';

/** /api/loans. Owners reach only their own loans; others are a 404. */
export function loanRoutes(demo: Demo): Router {
  const { store } = demo;
  const office = createBackOffice(demo);
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
    const loan = await store.write(() => {
      const owner = ownerOf(res);
      const { id, status } = store.getOwned('loans', req.params.id, owner.id);
      // The status is checked before the body: a wrong status is a 409 whatever was sent.
      statusAfter(loanTransitions, status, 'statement');
      const { account_statement } = parseBody<AccountStatement>(accountStatementRules, req.body);
      const file = requireFile(demo, owner, 'account_statement', account_statement, 'document');
      return office.loan(id, 'statement', { file });
    });
    res.json(serializeLoan(demo, loan));
  });

  return routes;
}
