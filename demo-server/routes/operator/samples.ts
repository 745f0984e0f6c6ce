import { Router } from 'express';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { type SampleFile, sampleFilesFor, typeOfSample } from '../../files/sampleFiles.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { sampleValues } from '../../scenarios/samples.ts';

/** /demo/api/samples: values (of an owner by id, or of a new person) and files that "Hazlo por mí" fills in. */
export function sampleRoutes(demo: Demo): Router {
  const routes = Router();

  routes.get('/samples', ({ query }, res) => {
    const { owner: id } = query as { owner?: string };
    const owner = id === undefined ? undefined : demo.store.table('owners').get(id);
    if (id !== undefined && !owner) throw new HttpError(404, { message: fieldTexts.unknownOwner({ id }) });
    res.json(sampleValues(demo, owner));
  });

  routes.get('/samples/:field', ({ params }, res) => {
    const files = sampleFilesFor(params.field);
    if (!files) throw notFound();
    res.json(files.map(serializeFile));
  });

  return routes;
}

/** A sample file; its bytes are in base64. */
export type SampleFileItem = ReturnType<typeof serializeFile>;
const serializeFile = (file: SampleFile) => ({
  name: file.name,
  type: typeOfSample(file),
  data: file.bytes.toString('base64'),
});
