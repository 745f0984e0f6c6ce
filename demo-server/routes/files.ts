import { Router } from 'express';
import { ownerOf } from '../accounts/sessions.ts';
import type { Demo } from '../demo.ts';

/** POST /api/files: uploads a file of the owner; later calls refer to it by its id. */
export function fileRoutes({ files }: Demo): Router {
  const routes = Router();

  routes.post('/', async (req, res) => {
    const { id } = await files.receive(req, res, ownerOf(res));
    res.json(files.serialize(id));
  });

  return routes;
}
