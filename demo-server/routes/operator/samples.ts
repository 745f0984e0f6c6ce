import { array, type Infer, object, optional, record, string, type } from 'superstruct';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { sampleFilesFor, typeOfSample } from '../../files/sampleFiles.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { text } from '../../http/fields.ts';
import { sampleValues } from '../../scenarios/samples.ts';
import { call } from './call.ts';

/** A sample file; its bytes are in base64. */
const SampleFile = type({ name: string(), type: string(), data: string() });
export type SampleFileItem = Infer<typeof SampleFile>;

/** The values and files that "Hazlo por mí" fills in. */
export const sampleCalls = [
  call(
    'GET /samples',
    "Returns valid values for every form: an owner's by their id, or those of a new person",
    { query: object({ owner: optional(text()) }), response: record(string(), string()) },
    (demo, { query: { owner: id } }) => {
      const owner = id === undefined ? undefined : demo.store.table('owners').get(id);
      if (id !== undefined && !owner) throw new HttpError(404, { message: fieldTexts.unknownOwner({ id }) });
      return sampleValues(demo, owner);
    },
  ),
  call(
    'GET /samples/:field',
    'Returns valid files for a field, with their bytes in base64',
    { response: array(SampleFile) },
    (_demo, { params }) => {
      const files = sampleFilesFor(params.field);
      if (!files) throw notFound();
      return files.map((file) => ({ name: file.name, type: typeOfSample(file), data: file.bytes.toString('base64') }));
    },
  ),
];
