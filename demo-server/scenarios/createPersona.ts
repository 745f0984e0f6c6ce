import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Passwords } from '../accounts/passwords.ts';
import type { Demo } from '../demo.ts';
import type { OwnerRow } from '../store/rows.ts';
import { basePersonaKey, PERSONA_PASSWORD, type Persona, personas } from './personas.ts';
import { type OwnFile, sampleFilesOf } from './sampleFilesOf.ts';
import { ownerRow } from './scene.ts';
import { states } from './states.ts';

const DAY_MS = 24 * 3_600_000;

/** Brings a persona into her state: owner, password, papers, applications and loans. When it cannot be stored, she is not there. */
export async function createPersona(demo: Demo, persona: Persona): Promise<OwnerRow> {
  const { store, files } = demo;
  const hash = await hashOfAll(demo);
  return files.withoutSweep(async () => {
    const settled = await store.write(() => settleOne(demo, persona, hash));
    try {
      await writePersonaFiles(demo, [settled]);
    } catch (error) {
      await store.write(() => forget(demo, settled.owner.id));
      throw error;
    }
    return settled.owner;
  });
}

/** An owner who was settled, and the files that are to be put in place for her. */
export type CreatedPersona = { readonly owner: OwnerRow; readonly placed: readonly OwnFile[] };

/** The same for all of a data set, in one write; `first` is done in the same. The files are for the caller to put in place. */
export async function createPersonaRows(
  demo: Demo,
  people: readonly Persona[],
  first: () => void,
): Promise<CreatedPersona[]> {
  const hash = await hashOfAll(demo);
  return demo.store.write(() => {
    first();
    return people.map((persona) => settleOne(demo, persona, hash));
  });
}

/** Puts their files in place. The rows come first: a file without one could be swept away. */
export async function writePersonaFiles(
  { files }: Pick<Demo, 'files'>,
  settled: readonly CreatedPersona[],
): Promise<void> {
  const placed = settled.flatMap((it) => it.placed);
  await Promise.all(placed.map(({ row, bytes }) => writeFile(join(files.folder, row.id), bytes, { mode: 0o600 })));
}

/** Takes back all that was settled of an owner; within `store.write`. */
function forget({ store }: Demo, id: string): void {
  for (const name of ['applications', 'loans', 'installments', 'files'] as const)
    store.table(name).removeWhere(({ owner_id }) => owner_id === id);
  store.table('passwords').remove(id);
  store.table('owners').remove(id);
}

function settleOne(demo: Demo, persona: Persona, hash: string): CreatedPersona {
  const { store, clock, random } = demo;
  const { papers, isNamed = true, isTemporary = false, done } = states[persona.like];
  const id = random.id();
  const { files, placed } = sampleFilesOf(demo, id, persona, papers(persona));
  const owner = store.table('owners').insert(ownerRow(demo, id, persona, files, isNamed));
  const expires_at = new Date(clock.now().getTime() + DAY_MS).toISOString();
  const password = isTemporary ? { hash: null, temporary: { hash, expires_at } } : { hash, temporary: null };
  store.table('passwords').insert({ id, ...password });
  done?.({ demo, owner, persona, files });
  return { owner, placed };
}

/** The ready-made owners that this store has, those of the contract first. */
export const personaOwners = ({ store }: Pick<Demo, 'store'>): OwnerRow[] =>
  store
    .table('owners')
    .filter(({ persona }) => persona !== null)
    .sort((a, b) => orderOf(a) - orderOf(b));

const orderOf = ({ persona }: OwnerRow): number => {
  const place = personas.findIndex(({ key }) => key === persona);
  return place < 0 ? personas.length + Number(persona?.split('-')[1]) : place;
};

/** How a personalised owner is called in the list: after the one she is like. */
export const basePersonaOf = (owner: OwnerRow) => basePersonaKey(owner.persona ?? '');

const hashes = new WeakMap<Passwords, Promise<string>>();
/** All have one password, so it is hashed once: a reset must not take a second for it. */
const hashOfAll = ({ passwords }: Demo): Promise<string> => {
  const hash = hashes.get(passwords) ?? passwords.hash(PERSONA_PASSWORD);
  hashes.set(passwords, hash);
  return hash;
};
