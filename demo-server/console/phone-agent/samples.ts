import { array, assert, record, string, type } from 'superstruct';

/** Sample texts for a form, by the names of the fields in the API. */
export type SampleValues = Readonly<Record<string, string>>;

const SampleFiles = array(type({ name: string(), type: string(), data: string() }));

/** Fetches the demo server's sample values: of this owner, or of a new one. */
export async function sampleValues(owner: string | undefined): Promise<SampleValues> {
  const query = owner === undefined ? '' : `?${new URLSearchParams({ owner })}`;
  const values: unknown = await fetchJson(`/demo/api/samples${query}`);
  assert(values, record(string(), string()));
  return values;
}

/** Fetches the sample files of a field, which are the same for all owners. */
export async function sampleFiles(field: string): Promise<File[]> {
  const files: unknown = await fetchJson(`/demo/api/samples/${field}`);
  assert(files, SampleFiles);
  return files.map(({ name, type, data }) => new File([decodeBase64(data)], name, { type }));
}

/**
 * Bytes that make a file larger, so that the interruption of its upload is visible: the first megabytes go into network
 * buffers at once.
 */
const PADDING_BYTES = 12_000_000;

/** Returns a larger copy of a file under a name for which the server interrupts the upload once, half-way. */
export const withInterruptedUpload = (file: File): File =>
  // The padding is a comment after the end of the PDF, which readers skip.
  new File(
    [file, '\n%', new Uint8Array(PADDING_BYTES).fill(0x20), '\n'],
    file.name.replace(/(\.\w+)$/, '-con-mala-señal$1'),
    {
      type: file.type,
    },
  );

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
