import express, { type Request, type RequestHandler, Router } from 'express';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { parseFields } from '../../http/fields.ts';
import { openApiDocument } from '../../openapi/document.ts';
import type { OperatorCall } from './call.ts';
import { operatorCalls } from './operatorCalls.ts';
import { pageRoutes } from './pages.ts';
import { sendSpanishErrors } from './spanishErrors.ts';

/** /demo: the operator's pages and calls, and the description of all calls for machines. */
export function operatorRoutes(demo: Demo): Router {
  const routes = Router();
  const calls = Router();
  calls.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  calls.get('/openapi.json', async (_req, res) => void res.json(await openApiDocument()));
  calls.use(express.json({ limit: '100kb' }));
  for (const call of operatorCalls) calls[methodOf(call)](call.path, handlerOf(demo, call));
  calls.use(unknownCall, sendSpanishErrors);
  routes.use(pageRoutes(demo));
  return routes.use('/api', calls);
}

const methodOf = ({ method }: OperatorCall) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

/** Returns the handler of a call: it checks query and body, and sends what the call returns. */
const handlerOf =
  (demo: Demo, { query, body, status, handle }: OperatorCall): RequestHandler =>
  async (req, res) => {
    const { params } = req;
    res.locals.key = Object.values(params)[0];
    const checked = {
      query: parseFields({ ...req.query }, query),
      body: typeof body === 'string' || req.method === 'GET' ? undefined : parseFields(bodyOf(req), body),
    };
    const result = await handle(demo, { params, ...checked, req, res });
    if (status === 204) res.status(status).end();
    else if (result !== undefined) res.status(status).json(result);
  };

/** Returns the fields of a body; none without one. */
function bodyOf(req: Request): object {
  const { body = {} } = req;
  const hasBody = Number(req.get('content-length') ?? 0) > 0 || req.get('transfer-encoding') !== undefined;
  if (req.body === undefined && hasBody) throw new HttpError(415, { message: fieldTexts.onlyJson });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, { message: fieldTexts.fieldsNotObject });
  return body;
}

/** Middleware that says which calls there are that begin like an unknown one, or else all. */
const unknownCall: RequestHandler = ({ method, path }) => {
  const firstPart = (of: string) => `/${of.split('/')[1]}`;
  const alike = operatorCalls.filter((call) => firstPart(call.path) === firstPart(path));
  const known =
    alike.length > 0
      ? alike.map((call) => `${call.method} ${call.path}`)
      : operatorCalls.map((call) => firstPart(call.path));
  const message = fieldTexts.unknownCall({ call: `${method} ${path}`, known: [...new Set(known)].join(', ') });
  throw new HttpError(404, { message });
};
