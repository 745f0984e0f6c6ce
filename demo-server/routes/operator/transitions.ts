import { type Request, Router } from 'express';
import { applicationTransitions } from '#domain/application';
import { installmentTransitions } from '#domain/installment';
import { loanTransitions } from '#domain/loan';
import { isBlank } from '#domain/rules';
import { statusAfter } from '#domain/transitions';
import { createBackOffice } from '../../backoffice/transitions.ts';
import type { Demo } from '../../demo.ts';
import { fieldErrors, notFound } from '../../http/errors.ts';
import { serializeApplication, serializeInstallment, serializeLoan } from '../serializers.ts';

/** The moves of the back office. The other moves are the owner's and are made through the product's API. */
export const staffMoves = {
  applications: ['take', 'approve', 'reject'],
  loans: ['accept', 'refuse', 'sign', 'queue', 'disburse'],
  installments: ['approve', 'reject'],
} as const;

/** Moves that require a reason, which the owner reads. */
export const movesWithReason: readonly string[] = ['reject', 'refuse'];

const MAX_REASON_LENGTH = 300;

/** POST /demo/api/applications/{id}/take and so on: the back office's transitions. */
export function transitionRoutes(demo: Demo): Router {
  const { store } = demo;
  const office = createBackOffice(demo);
  const routes = Router();

  for (const move of staffMoves.applications) {
    routes.post(`/applications/:id/${move}`, async (req, res) => {
      const row = await store.write(() => {
        const { id, status } = getRow('applications', req);
        statusAfter(applicationTransitions, status, move);
        return office.application(id, move, reasonFor(move, req.body));
      });
      res.json(serializeApplication(demo, row));
    });
  }
  for (const move of staffMoves.loans) {
    routes.post(`/loans/:id/${move}`, async (req, res) => {
      const row = await store.write(() => {
        const { id, status } = getRow('loans', req);
        statusAfter(loanTransitions, status, move);
        return office.loan(id, move, reasonFor(move, req.body));
      });
      res.json(serializeLoan(demo, row));
    });
  }
  for (const move of staffMoves.installments) {
    routes.post(`/installments/:id/${move}`, async (req, res) => {
      const row = await store.write(() => {
        const { id, status } = getRow('installments', req);
        statusAfter(installmentTransitions, status, move);
        return office.installment(id, move, reasonFor(move, req.body));
      });
      res.json(serializeInstallment(demo, row));
    });
  }

  /** Returns a row of any owner; 404 for an unknown id. */
  const getRow = <Name extends 'applications' | 'loans' | 'installments'>(name: Name, req: Request<{ id: string }>) => {
    const row = store.table(name).get(req.params.id);
    if (!row) throw notFound();
    return row;
  };
  return routes;
}

/** Returns the reason of a move that requires one; throws a 422 when it is missing or too long. */
function reasonFor(move: string, body: unknown): { reason?: string } {
  if (!movesWithReason.includes(move)) return {};
  const { reason } = (body ?? {}) as { reason?: unknown };
  const text = typeof reason === 'string' ? reason.trim() : '';
  if (isBlank(text) || text.length > MAX_REASON_LENGTH) throw fieldErrors({ reason: 'This value is not valid' });
  return { reason: text };
}
