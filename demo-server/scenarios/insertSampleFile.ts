import type { Demo } from '../demo.ts';
import { type SampleFile, typeOfSample } from '../files/sampleFiles.ts';
import type { FileRow } from '../store/rows.ts';

/** A sample file: its row, and the bytes to write. */
export type FileToWrite = { readonly row: FileRow; readonly bytes: Buffer };

/** Inserts the row of a sample file that an owner has uploaded; the caller writes the bytes. Call within `store.write`. */
export function insertSampleFile(
  { store, random, clock }: Pick<Demo, 'store' | 'random' | 'clock'>,
  owner_id: string,
  file: SampleFile,
): FileToWrite {
  const { name, bytes } = file;
  const [type, kept_at] = [typeOfSample(file), clock.machineNow()];
  const row = { id: random.id(), owner_id, name, size: bytes.length, type, kept_at };
  return { row: store.table('files').insert(row), bytes };
}
