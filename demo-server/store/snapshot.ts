import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { array, assert, number, object, record, string, type } from 'superstruct';
import tar from 'tar-stream';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import type { Demo } from '../demo.ts';
import { HttpError, httpError, isDiskError } from '../http/errors.ts';
import { isDemoTime } from '../simulation/clock.ts';
import { noPublicRows, noSecretRows, type Tables } from './rows.ts';
import { syncFolder } from './storeFile.ts';

/** The version of the format: another one is not put back. */
const FORMAT = 1;
const STATE = 'state.json';
const FILES = 'files/';
const MAX_STATE_BYTES = 200_000_000;

/** What a snapshot says besides the uploads: all tables, and the demo's time when it was taken. */
const State = object({ format: number(), now: string(), tables: record(string(), array(type({ id: string() }))) });

type Whole = Pick<Demo, 'store' | 'clock' | 'files'>;

/** Runs whole changes of the state one after the other. */
export type Turn = <T>(job: () => Promise<T>) => Promise<T>;

/** The whole state as one tar file, read as it is sent: uploads never lie in memory (contract §6). */
export function packSnapshot({ store, clock, files }: Whole): Readable {
  const pack = tar.pack();
  // Rows are never changed in place: what is read here stays as it is, whatever happens meanwhile.
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
    // Told to the callback too, but an error that nobody listens to would end the whole server.
    entry.on('error', reject);
    // Whoever reads the snapshot may leave: no file stays open for her.
    entry.on('close', () => source.destroy());
    source.pipe(entry);
  });

/**
 * Puts a packed state in the place of all there is, time included; it is looked at whole before anything changes, and
 * changes are made `inTurn`: no sender is waited for then. 400 for what is no snapshot of ours.
 */
export async function unpackSnapshot(demo: Whole, source: Readable, inTurn: Turn): Promise<void> {
  const { files } = demo;
  const folder = await mkdtemp(join(files.incoming, 'tar-'));
  try {
    await extractInto(folder, source);
    const { now, tables } = await stateIn(folder);
    const wanted = new Map((tables.files ?? []).map(({ id, size }) => [id, size]));
    const found = (await readdir(folder)).filter((name) => name !== STATE);
    for (const [id, size] of wanted) {
      if (!found.includes(id) || (await stat(join(folder, id))).size !== size) throw notOurs();
    }
    await inTurn(async () => {
      await files.withoutSweep(async () => {
        for (const id of wanted.keys()) await rename(join(folder, id), join(files.folder, id));
        await syncFolder(files.folder);
        await putInPlace(demo, tables, now);
      });
      await files.sweep();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const putInPlace = ({ store, clock }: Whole, tables: Partial<Tables>, now: Date): Promise<void> =>
  store.write(() => {
    store.replaceAll(tables);
    // At once: between two steps a clock that stood still would run on by a moment.
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
      // Only names of our own making: none can lead out of the folder.
      const isFile = name.startsWith(FILES) && /^[\w-]{1,64}$/.test(id) && size <= MAX_FILE_BYTES;
      const isState = name === STATE && size <= MAX_STATE_BYTES;
      if (kind !== 'file' || !(isFile || isState)) throw notOurs();
      const file = createWriteStream(join(folder, id), { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(Readable.from(entry), file);
    }
  } catch (error) {
    if (error instanceof HttpError || isDiskError(error)) throw error;
    throw notOurs();
  }
}

async function stateIn(folder: string): Promise<{ now: Date; tables: Partial<Tables> }> {
  try {
    const state: unknown = JSON.parse(await readFile(join(folder, STATE), 'utf8'));
    assert(state, State);
    const now = new Date(state.now);
    const known = Object.keys({ ...noPublicRows(), ...noSecretRows() });
    const isKnown = Object.keys(state.tables).every((name) => known.includes(name));
    if (state.format !== FORMAT || !isDemoTime(now) || !isKnown) throw notOurs();
    return { now, tables: state.tables as Partial<Tables> };
  } catch {
    // Missing, no JSON or of another shape: it is no snapshot of ours.
    throw notOurs();
  }
}

const notOurs = (): HttpError => httpError(400, 'The request could not be read');
