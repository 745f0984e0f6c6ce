import { type Request, type RequestHandler, type Response, Router } from 'express';
import { httpError } from '../http/errors.ts';
import type { Store } from './store.ts';

/** Query parameters that json-server takes as one text each; a second one of a kind would make it throw. */
const SINGLE = ['_sort', '_order', '_start', '_end', '_page', '_limit', 'q'];

/** What the types of json-server's router leave out. */
type Insides = { stack: { handle: (...args: unknown[]) => unknown }[]; render: (req: Request, res: Response) => void };

/** /demo/db: json-server's own router over the public collections, for QA to look into (contract §6). GET only. */
export function rawDataRoutes(store: Store): Router {
  const routes = Router();
  const own = store.router as unknown as Insides;
  // Its last handler answers failures with their stack; ours is to get them.
  own.stack = own.stack.filter(({ handle }) => handle.length < 4);
  // Not `jsonp`: a `callback` in the address would make a script of the data.
  own.render = (_req, res) => void res.json(res.locals.data);

  routes.use(readingOnly, writableQuery, store.router);
  return routes;
}

const readingOnly: RequestHandler = (req, _res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') throw httpError(403, 'Not allowed');
  next();
};

/** Express 5 reads the query anew at each access; json-server takes it apart in place and needs one of its own. */
const writableQuery: RequestHandler = (req, _res, next) => {
  const query: Record<string, unknown> = { ...req.query };
  // Its patterns are regular expressions from the address: one could keep the server busy for ever.
  if (Object.keys(query).some((name) => name.endsWith('_like'))) throw httpError(400, 'The request could not be read');
  for (const name of SINGLE) if (Array.isArray(query[name])) query[name] = query[name][0];
  // No pause on demand, and no script of the data (/db answers by itself).
  delete query._delay;
  delete query.callback;
  Object.defineProperty(req, 'query', { value: query, writable: true, configurable: true, enumerable: true });
  next();
};
