import { Router } from 'express';
import { installmentTransitions, type Proof, proofRules } from '#domain/installment';
import { statusAfter } from '#domain/transitions';
import { ownerOf } from '../accounts/sessions.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { requireFile } from '../files/fileFields.ts';
import { parseBody } from '../http/errors.ts';
import { serializeInstallment } from './serializers.ts';

/** /api/installments. Owners reach only their own installments; others are a 404. */
export function installmentRoutes(demo: Demo): Router {
  const { store } = demo;
  const office = createBackOffice(demo);
  const routes = Router();

  routes.get('/:id', (req, res) => {
    res.json(serializeInstallment(demo, store.getOwned('installments', req.params.id, ownerOf(res).id)));
  });

  routes.put('/:id/upload-file', async (req, res) => {
    const installment = await store.write(() => {
      const owner = ownerOf(res);
      const { id, status } = store.getOwned('installments', req.params.id, owner.id);
      // The status is checked before the body: a wrong status is a 409 whatever was sent.
      statusAfter(installmentTransitions, status, 'proof');
      const { file: fileId } = parseBody<Proof>(proofRules, req.body);
      const file = requireFile(demo, owner, 'file', fileId, 'image');
      return office.installment(id, 'proof', { file });
    });
    res.json(serializeInstallment(demo, installment));
  });

  return routes;
}
