import { Router } from 'express';
import { ownerOf } from '../accounts/sessions.ts';
import { sendProof } from '../backoffice/payments.ts';
import type { Demo } from '../demo.ts';
import { serializeInstallment } from './serializers.ts';

/** /api/installments. Owners reach only their own installments; others are a 404. */
export function installmentRoutes(demo: Demo): Router {
  const { store } = demo;
  const routes = Router();

  routes.get('/:id', (req, res) => {
    res.json(serializeInstallment(demo, store.getOwned('installments', req.params.id, ownerOf(res).id)));
  });

  routes.put('/:id/upload-file', async (req, res) => {
    const installment = await store.write(() => sendProof(demo, ownerOf(res), req.params.id, req.body));
    res.json(serializeInstallment(demo, installment));
  });

  return routes;
}
