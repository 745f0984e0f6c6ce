import { type Request, type RequestHandler, type Response, Router } from 'express';
import { httpError } from '../http/errors.ts';
import type { Store } from './store.ts';

/** Query parameters of which json-server expects a single value; it would throw for a repeated one. */
const SINGLE = ['_sort', '_order', '_start', '_end', '_page', '_limit', 'q'];

/** Internals of json-server's router that its types leave out. */
type Internals = {
  stack: { handle: (...args: unknown[]) => unknown }[];
  render: (req: Request, res: Response) => void;
};

/** /demo/db: json-server's router over the public tables, GET only; for QA. */
export function rawDataRoutes(store: Store): Router {
  const routes = Router();
  const internals = store.router as unknown as Internals;
  // Removes its error handler, which would send stacks; `errorHandler` handles its errors.
  internals.stack = internals.stack.filter(({ handle }) => handle.length < 4);
  // Replaces its `jsonp`: a `callback` parameter would turn the data into a script.
  internals.render = (_req, res) => void res.json(res.locals.data);

  routes.use(readOnly, writableQuery, store.router);
  return routes;
}

const readOnly: RequestHandler = (req, _res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') throw httpError(403, 'Not allowed');
  next();
};

/** Express 5 parses the query at each access; json-server changes it in place and needs a copy. */
const writableQuery: RequestHandler = (req, _res, next) => {
  const query: Record<string, unknown> = { ...req.query };
  // `_like` takes a regular expression from the address, which could block the server.
  if (Object.keys(query).some((name) => name.endsWith('_like'))) throw httpError(400, 'The request could not be read');
  for (const name of SINGLE) if (Array.isArray(query[name])) query[name] = query[name][0];
  // Neither artificial delays nor JSONP (`/db` responds without `render`).
  delete query._delay;
  delete query.callback;
  Object.defineProperty(req, 'query', { value: query, writable: true, configurable: true, enumerable: true });
  next();
};
