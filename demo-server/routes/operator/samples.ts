import { type Request, Router } from 'express';
import type { Demo } from '../../demo.ts';
import { notFound } from '../../http/errors.ts';
import { sampleFilesFor, sampleValues } from '../../scenarios/samples.ts';

/** /demo/api/samples: values and files that "Hazlo por mí" fills in, for an owner by id or for a new person. */
export function sampleRoutes(demo: Demo): Router {
  const routes = Router();
  const valuesFor = ({ query }: Request) =>
    sampleValues(demo, typeof query.owner === 'string' ? demo.store.table('owners').get(query.owner) : undefined);

  routes.get('/samples', (req, res) => {
    res.json(valuesFor(req));
  });

  routes.get('/samples/:field', (req, res) => {
    const files = sampleFilesFor(req.params.field, valuesFor(req as unknown as Request));
    if (!files) throw notFound();
    res.json(
      files.map(({ name, bytes }) => ({
        name,
        type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
        data: bytes.toString('base64'),
      })),
    );
  });

  return routes;
}
