import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newOwner } from '../accounts/newOwner.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Demo } from '../demo.ts';
import type { OwnerRow } from '../store/rows.ts';
import { histories, SIGNED_UP } from './histories.ts';
import type { FileToWrite } from './insertSampleFile.ts';
import { daysAgo, pastOf } from './past.ts';
import { emailOf, PERSONA_PASSWORD, type Persona } from './personas.ts';
import { ownerIn } from './playedSteps.ts';

/**
 * Creates a persona: owner, password, documents, applications and loans. Deletes all of it when it cannot be stored.
 */
export async function createPersona(demo: Demo, persona: Persona): Promise<OwnerRow> {
  const { store, files } = demo;
  const hash = await sharedHash(demo);
  return files.withoutSweep(async () => {
    const { owner, filesToWrite } = await store.write(() => createPersonaRows(demo, persona, hash));
    try {
      await writeSampleFiles(demo, filesToWrite);
    } catch (error) {
      await store.write(() => deletePersona(demo, owner.id));
      throw error;
    }
    return owner;
  });
}

/** A new owner, and the files to write for them. */
type CreatedPersona = { readonly owner: OwnerRow; readonly filesToWrite: readonly FileToWrite[] };

/**
 * Writes sample files. Their rows come first: a file without a row could be swept. When one fails, none is being written
 * any more.
 */
export async function writeSampleFiles(
  { files }: Pick<Demo, 'files'>,
  filesToWrite: readonly FileToWrite[],
): Promise<void> {
  const results = await Promise.allSettled(
    filesToWrite.map(({ row, bytes }) => writeFile(join(files.folder, row.id), bytes, { mode: 0o600 })),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Deletes everything that was created for an owner. Call within `store.write`. */
function deletePersona({ store }: Demo, id: string): void {
  for (const name of ['applications', 'loans', 'installments', 'files'] as const)
    store.table(name).removeWhere(({ owner_id }) => owner_id === id);
  store.table('passwords').remove(id);
  store.table('owners').remove(id);
}

/**
 * Creates the rows of a persona with the hash of the personas' password: an account whose history is played. Call within
 * `store.write`.
 */
export function createPersonaRows(demo: Demo, persona: Persona, hash: string): CreatedPersona {
  const { store, random } = demo;
  const { key, phone, like } = persona;
  const id = random.id();
  const created_at = daysAgo({ demo }, SIGNED_UP, 11).toISOString();
  const account = newOwner({ id, email: emailOf(key), phone, created_at });
  store.table('owners').insert({ ...account, phone_verified: true, persona: key });
  store.table('passwords').insert({ id, hash, temporary: null });
  const past = pastOf(demo, persona, id);
  histories[like](past);
  return { owner: ownerIn(past.play), filesToWrite: past.play.filesToWrite };
}

const hashes = new WeakMap<Passwords, Promise<string>>();
/** All personas have the same password, hashed once so that a reset takes less than a second. */
export const sharedHash = ({ passwords }: Demo): Promise<string> => {
  const hash = hashes.get(passwords) ?? passwords.hash(PERSONA_PASSWORD);
  hashes.set(passwords, hash);
  return hash;
};
