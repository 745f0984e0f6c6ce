import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../simulation/clock.ts';
import type { FileRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Lifetime of a file that nothing refers to, ms of the machine's clock. */
const UNREFERENCED_LIFE_MS = 24 * 3_600_000;

/** Removes the rows of old files that nothing refers to, and the files of a folder that have no row. */
export async function sweepFiles(
  folder: string,
  { store, clock }: { store: Store; clock: Clock },
  isArriving: (id: string) => boolean,
): Promise<void> {
  const isOld = (row: FileRow) => clock.machineNow() - row.kept_at > UNREFERENCED_LIFE_MS;
  if (store.table('files').all().some(isOld)) {
    const used = referencedFileIds(store);
    await store.write(() => store.table('files').removeWhere((row) => isOld(row) && !used.has(row.id)));
  }
  const orphans = (await readdir(folder)).filter((id) => !store.table('files').get(id) && !isArriving(id));
  await removeAll(folder, orphans);
}

/** Returns the ids of all files that some row refers to. */
function referencedFileIds(store: Store): Set<string | null> {
  const used = new Set<string | null>();
  for (const owner of store.table('owners').all()) {
    const { front_document, back_document, selfie, rfc, proof_incomes } = owner;
    for (const id of [front_document, back_document, selfie, rfc, ...proof_incomes]) used.add(id);
  }
  for (const row of store.table('applications').all()) used.add(row.property_lease_agreement);
  for (const row of store.table('loans').all()) used.add(row.account_statement);
  for (const row of store.table('installments').all()) used.add(row.proof);
  return used;
}

/** Removes files. A missing one counts as removed; one that cannot be removed is swept at the next start. */
export async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => unlink(join(folder, name)).catch(() => {})));
}
