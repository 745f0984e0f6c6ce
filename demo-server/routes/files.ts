import { Router } from 'express';
import { ownerOf } from '../accounts/sessions.ts';
import type { Demo } from '../demo.ts';

/** POST /api/files (spec §7): an upload of the owner's own; what becomes of it, a later call's body says. */
export function fileRoutes({ files }: Demo): Router {
  const routes = Router();

  routes.post('/', async (req, res) => {
    const { id } = await files.receive(req, res, ownerOf(res));
    res.json(files.shown(id));
  });

  return routes;
}
