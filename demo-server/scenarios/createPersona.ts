import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Passwords } from '../accounts/passwords.ts';
import type { Demo } from '../demo.ts';
import { HttpError } from '../http/errors.ts';
import type { OwnerRow } from '../store/rows.ts';
import { ownerRow } from './personaRows.ts';
import { basePersonaKey, PERSONA_PASSWORD, type Persona, personas } from './personas.ts';
import { type FileToWrite, sampleFilesOf } from './sampleFilesOf.ts';
import { states } from './states.ts';

const DAY_MS = 24 * 3_600_000;

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

/** Creates the rows of a persona with the hash of the personas' password. Call within `store.write`. */
export function createPersonaRows(demo: Demo, persona: Persona, hash: string): CreatedPersona {
  const { store, clock, random } = demo;
  const { documents, isNamed = true, isTemporary = false, run } = states[persona.like];
  const id = random.id();
  const { files, filesToWrite } = sampleFilesOf(demo, id, documents(persona));
  const owner = store.table('owners').insert(ownerRow(demo, id, persona, files, isNamed));
  const expires_at = new Date(clock.now().getTime() + DAY_MS).toISOString();
  const password = isTemporary ? { hash: null, temporary: { hash, expires_at } } : { hash, temporary: null };
  store.table('passwords').insert({ id, ...password });
  run?.({ demo, owner, persona, files });
  return { owner, filesToWrite };
}

/** Returns the personas in this store: the personalised ones, newest first, then the others in the order of `personas`. */
export const personaOwners = ({ store }: Pick<Demo, 'store'>): OwnerRow[] =>
  store
    .table('owners')
    .filter(({ persona }) => persona !== null)
    .sort((a, b) => orderOf(a) - orderOf(b));

const orderOf = ({ persona }: OwnerRow): number => {
  const place = personas.findIndex(({ key }) => key === persona);
  return place < 0 ? -Number(persona?.split('-')[1]) : place;
};

/** Returns the owner of a persona's key. Throws a 404 that names the known ones. */
export function ownerOfPersona(demo: Pick<Demo, 'store'>, key: string): OwnerRow {
  const owners = personaOwners(demo);
  const owner = owners.find(({ persona }) => persona === key);
  const known = owners.map(({ persona }) => persona).join(', ');
  if (!owner) throw new HttpError(404, { message: fieldTexts.unknownPersona({ key, known }) });
  return owner;
}

/** Returns the key of the persona that an owner was created from. */
export const basePersonaOf = (owner: OwnerRow) => basePersonaKey(owner.persona ?? '');

const hashes = new WeakMap<Passwords, Promise<string>>();
/** All personas have the same password, hashed once so that a reset takes less than a second. */
export const sharedHash = ({ passwords }: Demo): Promise<string> => {
  const hash = hashes.get(passwords) ?? passwords.hash(PERSONA_PASSWORD);
  hashes.set(passwords, hash);
  return hash;
};
