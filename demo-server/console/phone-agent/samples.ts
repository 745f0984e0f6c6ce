import { array, assert, record, string, type } from 'superstruct';

/** What is typed into a form, by the wire's names of its fields. */
export type Values = Readonly<Record<string, string>>;

const SampleFiles = array(type({ name: string(), type: string(), data: string() }));

/** The demo server's sample values: of an owner, or of somebody new. */
export async function sampleValues(owner: string | undefined): Promise<Values> {
  const values: unknown = await answered(`/demo/api/samples${queryFor(owner)}`);
  assert(values, record(string(), string()));
  return values;
}

/** The fields of the app that the demo has files for, by their names (ux O4). */
const fields = [
  'front_document',
  'back_document',
  'selfie',
  'proof_incomes',
  'rfc',
  'property_lease_agreement',
  'account_statement',
  'file',
];
export const hasSamples = (field: string): boolean => fields.includes(field);

/** The demo's own files for a field, made out to an owner. */
export async function sampleFiles(field: string, owner: string | undefined): Promise<File[]> {
  const files: unknown = await answered(`/demo/api/samples/${field}${queryFor(owner)}`);
  assert(files, SampleFiles);
  return files.map(({ name, type, data }) => new File([bytesOf(data)], name, { type }));
}

/** How much larger a file is made so that it can be seen breaking off: some megabytes leave at once, into buffers; bytes. */
const PADDING = 12_000_000;

/** The same file by the name that breaks off half-way once, and large enough for that to be seen (ux §9). */
export const breakingOff = (file: File): File =>
  // A comment after a document's end, which readers pass over.
  new File([file, '\n%', new Uint8Array(PADDING).fill(0x20), '\n'], file.name.replace(/(\.\w+)$/, '-corte50$1'), {
    type: file.type,
  });

const queryFor = (owner: string | undefined): string =>
  owner === undefined ? '' : `?${new URLSearchParams({ owner })}`;

async function answered(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
