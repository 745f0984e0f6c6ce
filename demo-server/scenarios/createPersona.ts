import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Passwords } from '../accounts/passwords.ts';
import type { Demo } from '../demo.ts';
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
    const created = await store.write(() => createOne(demo, persona, hash));
    try {
      await writePersonaFiles(demo, [created]);
    } catch (error) {
      await store.write(() => deletePersona(demo, created.owner.id));
      throw error;
    }
    return created.owner;
  });
}

/** A new owner, and the files to write for them. */
export type CreatedPersona = { readonly owner: OwnerRow; readonly filesToWrite: readonly FileToWrite[] };

/** Creates the rows of several personas in one write that starts with `prepare`. The caller writes the files. */
export async function createPersonaRows(
  demo: Demo,
  people: readonly Persona[],
  prepare: () => void,
): Promise<CreatedPersona[]> {
  const hash = await sharedHash(demo);
  return demo.store.write(() => {
    prepare();
    return people.map((persona) => createOne(demo, persona, hash));
  });
}

/**
 * Writes the personas' files. Their rows come first: a file without a row could be swept. When one fails, none is being
 * written any more.
 */
export async function writePersonaFiles(
  { files }: Pick<Demo, 'files'>,
  created: readonly CreatedPersona[],
): Promise<void> {
  const filesToWrite = created.flatMap((it) => it.filesToWrite);
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

function createOne(demo: Demo, persona: Persona, hash: string): CreatedPersona {
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

/** Returns the key of the persona that an owner was created from. */
export const basePersonaOf = (owner: OwnerRow) => basePersonaKey(owner.persona ?? '');

const hashes = new WeakMap<Passwords, Promise<string>>();
/** All personas have the same password, hashed once so that a reset takes less than a second. */
const sharedHash = ({ passwords }: Demo): Promise<string> => {
  const hash = hashes.get(passwords) ?? passwords.hash(PERSONA_PASSWORD);
  hashes.set(passwords, hash);
  return hash;
};
