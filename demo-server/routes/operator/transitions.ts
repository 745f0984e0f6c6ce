import { Router } from 'express';
import { isBlank } from '#domain/rules';
import { MAX_REASON_LENGTH, singleLine } from '#domain/text/singleLine';
import { statusAfter } from '#domain/transitions';
import { createBackOffice, type TransitionDetails, transitionTables } from '../../backoffice/transitions.ts';
import type { Demo } from '../../demo.ts';
import { fieldErrors, notFound } from '../../http/errors.ts';
import type { Row } from '../../store/rows.ts';
import { serializeApplication, serializeInstallment, serializeLoan } from '../serializers.ts';

/** The transitions of the back office. The others are the owner's and are made through the product's API. */
export const staffTransitions = {
  applications: ['take', 'approve', 'reject'],
  loans: ['accept', 'refuse', 'sign', 'queue', 'disburse'],
  installments: ['approve', 'reject'],
} as const;
type TransitionOf<Name extends ItemKind> = (typeof staffTransitions)[Name][number];

/** Kind of an item in a case file, as in the addresses of its calls. */
export type ItemKind = keyof typeof staffTransitions;
/** Transition that the staff may make. */
export type StaffTransition = TransitionOf<ItemKind>;

/** Transitions that require a reason, which the owner reads. */
export const withReason: readonly string[] = ['reject', 'refuse'];

/** POST /demo/api/applications/{id}/take and so on: the back office's transitions. */
export function transitionRoutes(demo: Demo): Router {
  const { store } = demo;
  const office = createBackOffice(demo);
  const routes = Router();

  function addRoutes<Name extends ItemKind>(
    kind: Name,
    change: (id: string, transition: TransitionOf<Name>, details: TransitionDetails) => Row<Name>,
    serialize: (demo: Demo, row: Row<Name>) => object,
  ): void {
    for (const transition of staffTransitions[kind] as readonly TransitionOf<Name>[]) {
      routes.post<{ id: string }>(`/${kind}/:id/${transition}`, async (req, res) => {
        const row = await store.write(() => {
          const before = store.table(kind as ItemKind).get(req.params.id);
          if (!before) throw notFound();
          // The status is checked before the length of the reason: a wrong status is a 409.
          statusAfter(transitionTables[kind], before.status, transition);
          return change(before.id, transition, reasonFor(transition, req.body));
        });
        res.json(serialize(demo, row));
      });
    }
  }
  addRoutes('applications', office.application, serializeApplication);
  addRoutes('loans', office.loan, serializeLoan);
  addRoutes('installments', office.installment, serializeInstallment);
  return routes;
}

/** Returns the reason of a transition that requires one; throws a 422 when it is missing or too long. */
function reasonFor(transition: string, body: unknown): { reason?: string } {
  if (!withReason.includes(transition)) return {};
  const { reason } = (body ?? {}) as { reason?: unknown };
  const text = typeof reason === 'string' ? singleLine(reason) : '';
  if (isBlank(text) || text.length > MAX_REASON_LENGTH) throw fieldErrors({ reason: 'This value is not valid' });
  return { reason: text };
}
