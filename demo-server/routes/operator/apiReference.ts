import { Router } from 'express';
import { openApiDocument } from '../../openapi/document.ts';

/** /demo/api/openapi.json: the description of all calls, for machines. */
export function apiReferenceRoutes(): Router {
  const routes = Router();
  routes.get('/openapi.json', async (_req, res) => void res.json(await openApiDocument()));
  return routes;
}
