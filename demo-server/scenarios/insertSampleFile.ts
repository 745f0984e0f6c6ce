import type { Demo } from '../demo.ts';
import { type SampleFile, typeOfSample } from '../files/sampleFiles.ts';

/** Inserts the row of a sample file that an owner has uploaded; returns its id. Call within `store.write`. */
export function insertSampleFile(
  { store, random, clock }: Pick<Demo, 'store' | 'random' | 'clock'>,
  owner_id: string,
  file: SampleFile,
): string {
  const { name, bytes } = file;
  const [type, kept_at] = [typeOfSample(file), clock.machineNow()];
  const row = { id: random.id(), owner_id, name, size: bytes.length, type, kept_at, sample: name };
  return store.table('files').insert(row).id;
}
