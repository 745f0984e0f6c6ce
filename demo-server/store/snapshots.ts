import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Demo } from '../demo.ts';
import { fieldErrors, notFound } from '../http/errors.ts';
import { packSnapshot, type Turn, unpackSnapshot } from './snapshot.ts';
import { makeFolder, syncFolder } from './storeFile.ts';

const SUFFIX = '.tar';
const NAME = /^[\p{L}\d][\p{L}\d _-]{0,39}$/u;
/** Bytes that every file system takes as a name. */
const MAX_FILE_NAME = 200;

export type NamedSnapshot = { name: string; size: number; kept_at: string };

export type Snapshots = {
  /** Those that are kept, the newest first. */
  list(): Promise<NamedSnapshot[]>;
  /** Keeps the whole state under a name, in the place of an older one of that name. 422 for what is no name. */
  keep(name: string): Promise<NamedSnapshot>;
  /** 404 when there is none of that name. */
  remove(name: string): Promise<void>;
  /** 404 when there is none of that name; changes are made `inTurn`. */
  restore(name: string, inTurn: Turn): Promise<void>;
};

/** Named snapshots: tar files beside the store, which no reset touches (contract §6). */
export function createSnapshots(demo: Demo): Snapshots {
  const folder = join(demo.files.root, 'snapshots');
  const pathOf = (name: string): string => {
    if (!isName(name)) throw fieldErrors({ name: 'This value is not valid' });
    return join(folder, fileOf(name));
  };
  const describe = async (name: string): Promise<NamedSnapshot> => {
    const { size, mtime } = await stat(pathOf(name)).catch(() => {
      throw notFound();
    });
    return { name, size, kept_at: mtime.toISOString() };
  };

  return {
    async list() {
      await makeFolder(folder);
      const all = await Promise.all((await readdir(folder)).flatMap(nameIn).map(describe));
      return all.sort((a, b) => b.kept_at.localeCompare(a.kept_at));
    },
    async keep(name) {
      const path = pathOf(name);
      await makeFolder(folder);
      // Beside it first: a snapshot that could not be written whole leaves the older one as it was.
      const beside = join(demo.files.incoming, fileOf(name));
      try {
        await demo.files.withoutSweep(() =>
          pipeline(packSnapshot(demo), createWriteStream(beside, { mode: 0o600, flush: true })),
        );
        await rename(beside, path);
        await syncFolder(folder);
      } finally {
        await rm(beside, { force: true });
      }
      return describe(name);
    },
    async remove(name) {
      await describe(name);
      await rm(pathOf(name), { force: true });
    },
    async restore(name, inTurn) {
      await describe(name);
      await unpackSnapshot(demo, createReadStream(pathOf(name)), inTurn);
    },
  };
}

const fileOf = (name: string): string => `${encodeURIComponent(name)}${SUFFIX}`;
const isName = (name: string): boolean => NAME.test(name) && fileOf(name).length <= MAX_FILE_NAME;

/** The snapshot that a file is; none for what somebody else has put there. */
function nameIn(file: string): string[] {
  try {
    const name = decodeURIComponent(file.slice(0, -SUFFIX.length));
    return isName(name) && fileOf(name) === file ? [name] : [];
  } catch {
    // A name that we could not have written.
    return [];
  }
}
