import { type Response, Router } from 'express';
import { allowPage, OWN_ONLY } from '../../http/csp.ts';
import { sendOwnPage } from '../../http/page.ts';
import { openApiDocument } from '../../openapi/document.ts';

/** /demo/api/openapi.json: the description of all calls, for machines. */
export function apiReferenceRoutes(): Router {
  const routes = Router();
  routes.get('/openapi.json', async (_req, res) => void res.json(await openApiDocument()));
  return routes;
}

/** /demo/api: the same for readers, in a viewer that this server serves. */
export function sendApiReference(res: Response): void {
  // The viewer makes markup of descriptions, which are all ours: it cleans them, but knows no Trusted Types.
  allowPage(res, { ...OWN_ONLY, rendersMarkup: true });
  const body = '<main lang="en"><h1>API reference</h1><div id="api"></div></main>';
  sendOwnPage(res, { title: 'API', body, style: 'api-reference', script: 'api-reference' });
}
