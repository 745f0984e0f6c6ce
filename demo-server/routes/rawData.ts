import type { Request, RequestHandler, Response } from 'express';
import type { Demo } from '../demo.ts';
import { httpError } from '../http/errors.ts';
import type { PublicTables } from '../store/rows.ts';
import { serializeApplication, serializeInstallment, serializeLoan, serializeProfile } from './serializers.ts';

/**
 * Returns /demo/db: json-server's router over the public tables, read-only. The computed fields of the API (amounts, next
 * steps, addresses of files) are added to each row.
 */
export function rawData(demo: Demo): RequestHandler[] {
  const { router } = demo.store;
  return [refuse, Object.assign(router, { render: (req: Request, res: Response) => render(demo, req, res) })];
}

/** Refuses writes, JSONP, regular expressions from the address, and sorting that json-server cannot read. */
const refuse: RequestHandler = ({ method, query }, _res, next) => {
  if (method !== 'GET' && method !== 'HEAD') throw httpError(403, 'Not allowed');
  const isRefused = (name: string) =>
    name === 'callback' || name.endsWith('_like') || (/^_(sort|order)$/.test(name) && typeof query[name] !== 'string');
  if (Object.keys(query).some(isRefused)) throw httpError(400, 'The request could not be read');
  next();
};

/** What the API computes of the rows of a table. */
const computed: {
  readonly [Name in keyof PublicTables]?: (demo: Demo, row: PublicTables[Name][number]) => object | null;
} = {
  owners: serializeProfile,
  applications: serializeApplication,
  loans: serializeLoan,
  installments: serializeInstallment,
  files: ({ files }, { id }) => files.serialize(id),
};

/**
 * Sends what json-server has found, one row or several, whose own fields stay as they are; without a path the addresses of
 * all tables.
 */
function render(demo: Demo, { path, protocol, headers, baseUrl }: Request, res: Response): void {
  const { data } = res.locals;
  const tables = Object.keys(demo.store.router.db.getState());
  const at = `${protocol}://${headers.host}${baseUrl}`;
  if (path === '/') return void res.status(200).json(Object.fromEntries(tables.map((name) => [name, `${at}/${name}`])));
  const compute = computed[path.split('/')[1] as keyof PublicTables] as
    | ((demo: Demo, row: object) => object)
    | undefined;
  const complete = (row: object): object => {
    try {
      return { ...compute?.(demo, row), ...row };
    } catch {
      // Not a whole row: of nobody, or of a damaged file.
      return row;
    }
  };
  res.json(Array.isArray(data) ? data.map(complete) : complete(data));
}
