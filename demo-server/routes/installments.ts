import { Router } from 'express';
import { installmentTransitions, type Proof, proofRules } from '#domain/installment';
import { statusAfter } from '#domain/transitions';
import { ownerOf } from '../accounts/sessions.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { requireFile } from '../files/fileFields.ts';
import { parseBody } from '../http/errors.ts';
import { serializeInstallment } from './serializers.ts';

/** /api/installments (spec §7): an owner meets only her own. */
export function installmentRoutes(demo: Demo): Router {
  const { store } = demo;
  const office = createBackOffice(demo);
  const routes = Router();

  routes.get('/:id', (req, res) => {
    res.json(serializeInstallment(demo, store.own('installments', req.params.id, ownerOf(res).id)));
  });

  routes.put('/:id/upload-file', async (req, res) => {
    const installment = await store.write(() => {
      const owner = ownerOf(res);
      const { id, status } = store.own('installments', req.params.id, owner.id);
      // Asked before the file is looked at: the state speaks first (contract §2).
      statusAfter(installmentTransitions, status, 'proof');
      const { file: sent } = parseBody<Proof>(proofRules, req.body);
      const file = requireFile(demo, owner, 'file', sent, 'image');
      return office.installment(id, 'proof', { file });
    });
    res.json(serializeInstallment(demo, installment));
  });

  return routes;
}
