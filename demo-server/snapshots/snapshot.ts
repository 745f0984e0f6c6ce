import { randomUUID } from 'node:crypto';
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { array, assert, number, object, record, string, type } from 'superstruct';
import tar, { type Extract } from 'tar-stream';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../demo.ts';
import { HttpError, isDiskError, notFound } from '../http/errors.ts';
import { isDemoTime } from '../simulation/demoTime.ts';
import { syncFolder, usingFile, writeSynced } from '../store/fileSystem.ts';
import { type FileRow, noRows, type Tables } from '../store/rows.ts';

/** Version of the format; snapshots of other versions are rejected. */
const FORMAT = 1;
/** The first entry of a snapshot; the others are the files that its rows name, but for those with the bytes of a sample. */
const STATE = 'state.json';
const FILES = 'files/';
const MAX_STATE_BYTES = 200_000_000;

/** Shape of a snapshot's `state.json`: all tables, and the demo's time when it was taken. */
const State = object({ format: number(), now: string(), tables: record(string(), array(type({ id: string() }))) });

type Context = Pick<Demo, 'store' | 'clock' | 'files'>;

const hasBytes = ({ sample }: FileRow): boolean => sample === undefined;

/** Runs a job with the path of a file that it may write. The file is removed afterwards. */
export async function withTemporaryFile<T>({ incoming }: Demo['files'], job: (path: string) => Promise<T>): Promise<T> {
  const path = join(incoming, randomUUID());
  try {
    return await job(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes the whole state into a tar file. Uploads go there one by one, and none is swept meanwhile. */
export const writeSnapshot = (demo: Context, path: string): Promise<void> =>
  demo.files.withoutSweep(() => writeSynced(path, pack(demo)));

async function* pack({ store, clock, files }: Context): AsyncIterable<Uint8Array> {
  const packed = tar.pack();
  // Rows are never changed in place: these tables stay as they are while the files are read.
  const tables = store.tables();
  const state = Buffer.from(JSON.stringify({ format: FORMAT, now: clock.now().toISOString(), tables }));

  const fill = async () => {
    await pipeline([state], packed.entry({ name: STATE, size: state.length }));
    for (const { id, size } of tables.files.filter(hasBytes))
      await usingFile(join(files.folder, id), 'r', (file) =>
        pipeline(file.createReadStream(), packed.entry({ name: `${FILES}${id}`, size })),
      );
    packed.finalize();
  };
  fill().catch((error) => packed.destroy(error));
  // The library's types leave open what its streams yield.
  yield* packed as AsyncIterable<Uint8Array>;
}

/**
 * Replaces the whole state by that of a snapshot's file, time included, within the same talk: what was shown in it stays
 * shown. The snapshot is checked completely before anything changes, and no other change of it runs meanwhile. 400 for
 * an invalid snapshot, 404 for none.
 */
export async function restoreSnapshot(demo: Context, path: string): Promise<void> {
  const { files } = demo;
  const folder = await mkdtemp(join(files.incoming, 'tar-'));
  try {
    const { now, tables } = await extractInto(folder, path);
    await files.withoutSweep(async () => {
      for (const id of await readdir(folder)) await rename(join(folder, id), join(files.folder, id));
      await syncFolder(files.folder);
      await replaceState(demo, tables, now);
    });
    await files.sweep();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const replaceState = ({ store, clock }: Context, tables: Partial<Tables>, now: Date): Promise<void> =>
  store.write(() => {
    store.replaceAll(tables);
    // One step sets time and state: otherwise a frozen clock would run for a moment.
    clock.restart(now, clock.isFrozen());
  });

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never;
type Contents = { readonly now: Date; readonly tables: Partial<Tables> };

/** Writes the files of a snapshot into a folder, and returns the rest of it. */
async function extractInto(folder: string, path: string): Promise<Contents> {
  // Opened before all else: it may be deleted meanwhile.
  const file = await open(path).catch(missingSnapshot);
  try {
    const extract = tar.extract();
    // What fails here fails below too, where the entries are awaited.
    pipeline(file.createReadStream(), extract).catch(() => {});
    return await extractEntries(folder, extract);
  } catch (error) {
    if (error instanceof HttpError || isDiskError(error)) throw error;
    throw invalidSnapshot();
  } finally {
    await file.close();
  }
}

async function extractEntries(folder: string, extract: Extract): Promise<Contents> {
  let contents: Contents | undefined;
  const missing = new Map<string, number>();
  for await (const entry of extract) {
    if (contents) await extractFile(folder, entry, missing);
    else {
      contents = await readState(entry);
      for (const { id, size } of contents.tables.files?.filter(hasBytes) ?? []) missing.set(id, size);
    }
  }
  if (!contents || missing.size > 0) throw invalidSnapshot();
  return contents;
}

/** Writes a file that is still missing, and no other one: nobody knows how many these are. */
async function extractFile(folder: string, entry: Entry, missing: Map<string, number>): Promise<void> {
  const { name, size, type: kind } = entry.header;
  const id = name.slice(FILES.length);
  // The id is a row's, and rows may come from elsewhere: it must not lead out of the folder.
  const isSafe = name.startsWith(FILES) && /^[\w-]{1,64}$/.test(id);
  if (kind !== 'file' || !isSafe || missing.get(id) !== size) throw invalidSnapshot();
  missing.delete(id);
  await writeSynced(join(folder, id), entry as AsyncIterable<Uint8Array>, 'wx');
}

async function readState(entry: Entry): Promise<Contents> {
  const { name, size = 0 } = entry.header;
  if (name !== STATE || size > MAX_STATE_BYTES) throw invalidSnapshot();
  const state: unknown = JSON.parse(await text(entry));
  assert(state, State);
  const now = new Date(state.now);
  const known = noRows();
  const isKnown = Object.keys(state.tables).every((table) => Object.hasOwn(known, table));
  if (state.format !== FORMAT || !isDemoTime(now) || !isKnown) throw invalidSnapshot();
  return { now, tables: state.tables as Partial<Tables> };
}

/** Throws the error of a file that could not be opened: a 404 when there is none. */
export function missingSnapshot(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? notFound() : error;
}

const invalidSnapshot = (): HttpError => new HttpError(400, { message: fieldTexts.notSnapshot });
