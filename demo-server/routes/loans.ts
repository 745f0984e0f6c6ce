import { Router } from 'express';
import { type AccountStatement, accountStatementRules, loanMoves } from '#domain/loan';
import { moved } from '#domain/transitions';
import { ownerOf } from '../accounts/sessions.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { demandFile } from '../files/fileFields.ts';
import { obeying } from '../http/refusal.ts';
import { newestFirst } from './newestFirst.ts';
import { listedLoanView, loanView } from './serializers.ts';

/** /api/loans (spec §7): an owner meets only her own. */
export function loanRoutes(demo: Demo): Router {
  const { store } = demo;
  const office = createBackOffice(demo);
  const routes = Router();

  routes.get('/', (_req, res) => {
    const { id } = ownerOf(res);
    const own = store.table('loans').filter((it) => it.owner_id === id);
    res.json(own.sort(newestFirst).map((row) => listedLoanView(demo, row)));
  });

  routes.get('/:id', (req, res) => {
    res.json(loanView(demo, store.own('loans', req.params.id, ownerOf(res).id)));
  });

  routes.post('/:id/account-statement', async (req, res) => {
    const loan = await store.write(() => {
      const owner = ownerOf(res);
      const { id, status } = store.own('loans', req.params.id, owner.id);
      // Asked before the file is looked at: the state speaks first (contract §2).
      moved(loanMoves, status, 'statement');
      const { account_statement } = obeying<AccountStatement>(accountStatementRules, req.body);
      const file = demandFile(demo, owner, 'account_statement', account_statement, 'document');
      return office.loan(id, 'statement', { file });
    });
    res.json(loanView(demo, loan));
  });

  return routes;
}
