import { Router } from 'express';
import { type AccountStatement, accountStatementRules, loanTransitions } from '#domain/loan';
import { statusAfter } from '#domain/transitions';
import { ownerOf } from '../accounts/sessions.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { requireFile } from '../files/fileFields.ts';
import { parseBody } from '../http/errors.ts';
import { newestFirst } from './newestFirst.ts';
import { serializeListedLoan, serializeLoan } from './serializers.ts';

/** /api/loans (spec §7): an owner meets only her own. */
export function loanRoutes(demo: Demo): Router {
  const { store } = demo;
  const office = createBackOffice(demo);
  const routes = Router();

  routes.get('/', (_req, res) => {
    const { id } = ownerOf(res);
    const own = store.table('loans').filter((it) => it.owner_id === id);
    res.json(own.sort(newestFirst).map((row) => serializeListedLoan(demo, row)));
  });

  routes.get('/:id', (req, res) => {
    res.json(serializeLoan(demo, store.own('loans', req.params.id, ownerOf(res).id)));
  });

  routes.post('/:id/account-statement', async (req, res) => {
    const loan = await store.write(() => {
      const owner = ownerOf(res);
      const { id, status } = store.own('loans', req.params.id, owner.id);
      // Asked before the file is looked at: the state speaks first (contract §2).
      statusAfter(loanTransitions, status, 'statement');
      const { account_statement } = parseBody<AccountStatement>(accountStatementRules, req.body);
      const file = requireFile(demo, owner, 'account_statement', account_statement, 'document');
      return office.loan(id, 'statement', { file });
    });
    res.json(serializeLoan(demo, loan));
  });

  return routes;
}
