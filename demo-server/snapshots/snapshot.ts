import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { array, assert, number, object, record, string, type } from 'superstruct';
import tar from 'tar-stream';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../demo.ts';
import { HttpError, isDiskError } from '../http/errors.ts';
import { replaceInSameTalk } from '../scenarios/shownSteps.ts';
import { isDemoTime } from '../simulation/demoTime.ts';
import { noRows, type Tables } from '../store/rows.ts';
import { syncFolder } from '../store/storeFile.ts';

/** Version of the format; snapshots of other versions are rejected. */
const FORMAT = 1;
const STATE = 'state.json';
const FILES = 'files/';
const MAX_STATE_BYTES = 200_000_000;

/** Shape of a snapshot's `state.json`: all tables, and the demo's time when it was taken. */
const State = object({ format: number(), now: string(), tables: record(string(), array(type({ id: string() }))) });

type Context = Pick<Demo, 'store' | 'clock' | 'files'>;

/** Runs changes of the whole state one after the other. */
export type RunExclusively = <T>(job: () => Promise<T>) => Promise<T>;

/** Returns the whole state as a tar stream. Uploads are read while it is sent, never held in memory. */
export function packSnapshot({ store, clock, files }: Context): Readable {
  const pack = tar.pack();
  // Rows are never changed in place: these tables stay as they are while the stream is sent.
  const tables = store.tables();
  const state = JSON.stringify({ format: FORMAT, now: clock.now().toISOString(), tables });

  const fill = async () => {
    pack.entry({ name: STATE }, state);
    for (const { id, size } of tables.files) await packFile(pack, join(files.folder, id), `${FILES}${id}`, size);
    pack.finalize();
  };
  fill().catch((error) => pack.destroy(error));
  return Readable.from(pack);
}

const packFile = (pack: tar.Pack, path: string, name: string, size: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const entry = pack.entry({ name, size }, (error) => (error ? reject(error) : resolve()));
    const source = createReadStream(path);
    source.on('error', reject);
    // The callback gets the error too, but an 'error' event without a listener would end the process.
    entry.on('error', reject);
    // The client may disconnect: the source is closed then.
    entry.on('close', () => source.destroy());
    source.pipe(entry);
  });

/**
 * Replaces the whole state by a snapshot, time included, within the same talk: what was shown in it stays shown. The
 * snapshot is received and checked completely before anything changes, and `runExclusively` covers only the change, so
 * that a slow client blocks nobody. 400 for an invalid snapshot.
 */
export async function unpackSnapshot(demo: Context, source: Readable, runExclusively: RunExclusively): Promise<void> {
  const { files } = demo;
  const folder = await mkdtemp(join(files.incoming, 'tar-'));
  try {
    await extractInto(folder, source);
    const { now, tables } = await readState(folder);
    const expected = new Map((tables.files ?? []).map(({ id, size }) => [id, size]));
    const found = (await readdir(folder)).filter((name) => name !== STATE);
    for (const [id, size] of expected) {
      if (!found.includes(id) || (await stat(join(folder, id))).size !== size) throw invalidSnapshot();
    }
    await runExclusively(async () => {
      await files.withoutSweep(async () => {
        for (const id of expected.keys()) await rename(join(folder, id), join(files.folder, id));
        await syncFolder(files.folder);
        await replaceState(demo, tables, now);
      });
      await files.sweep();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const replaceState = ({ store, clock }: Context, tables: Partial<Tables>, now: Date): Promise<void> =>
  store.write(() => {
    // At the moment of the change, not before: steps may be shown while a snapshot is read.
    replaceInSameTalk(store, () => store.replaceAll(tables));
    // One step sets time and state: otherwise a frozen clock would run for a moment.
    clock.restart(now, clock.isFrozen());
  });

async function extractInto(folder: string, source: Readable): Promise<void> {
  const extract = tar.extract();
  source.on('error', (error) => extract.destroy(error));
  source.on('close', () => source.readableEnded || extract.destroy(new Error('Cut off')));
  source.pipe(extract);
  try {
    for await (const entry of extract) {
      const { name, size = 0, type: kind } = entry.header;
      const id = name.startsWith(FILES) ? name.slice(FILES.length) : name;
      // Only names that `packSnapshot` writes: none leads out of the folder.
      const isFile = name.startsWith(FILES) && /^[\w-]{1,64}$/.test(id) && size <= MAX_FILE_BYTES;
      const isState = name === STATE && size <= MAX_STATE_BYTES;
      if (kind !== 'file' || !(isFile || isState)) throw invalidSnapshot();
      const file = createWriteStream(join(folder, id), { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(Readable.from(entry), file);
    }
  } catch (error) {
    if (error instanceof HttpError || isDiskError(error)) throw error;
    throw invalidSnapshot();
  }
}

async function readState(folder: string): Promise<{ now: Date; tables: Partial<Tables> }> {
  try {
    const state: unknown = JSON.parse(await readFile(join(folder, STATE), 'utf8'));
    assert(state, State);
    const now = new Date(state.now);
    const known = noRows();
    const isKnown = Object.keys(state.tables).every((name) => Object.hasOwn(known, name));
    if (state.format !== FORMAT || !isDemoTime(now) || !isKnown) throw invalidSnapshot();
    return { now, tables: state.tables as Partial<Tables> };
  } catch {
    // Missing, not JSON or of another shape.
    throw invalidSnapshot();
  }
}

const invalidSnapshot = (): HttpError => new HttpError(400, { message: fieldTexts.notSnapshot });
