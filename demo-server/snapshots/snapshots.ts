import { readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { singleLine } from '#domain/text/singleLine';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../demo.ts';
import { HttpError } from '../http/errors.ts';
import { makeFolder, syncFolder } from '../store/fileSystem.ts';
import { missingSnapshot, restoreSnapshot, withTemporaryFile, writeSnapshot } from './snapshot.ts';

const SUFFIX = '.tar';
/** Anything that people type, on one line; dots alone would be another address. */
const NAME = /^(?=.*[^.\s]).{1,60}$/u;
/** Length in bytes that every file system accepts as a name. */
const MAX_FILE_NAME = 250;

export type NamedSnapshot = { name: string; size: number; kept_at: string };

export type Snapshots = {
  /** Lists the snapshots, newest first. */
  list(): Promise<NamedSnapshot[]>;
  /** Saves the whole state under a name; replaces an older snapshot of that name. 422 for an invalid name. */
  save(name: string): Promise<NamedSnapshot>;
  /** Deletes a snapshot; 404 when it does not exist. */
  remove(name: string): Promise<void>;
  /** Restores a snapshot; 404 when it does not exist. */
  restore(name: string): Promise<void>;
};

/** Creates the service for named snapshots: tar files beside the store, which a reset keeps. */
export function createSnapshots(demo: Demo): Snapshots {
  const folder = join(demo.files.root, 'snapshots');
  return {
    async list() {
      await makeFolder(folder);
      const names = (await readdir(folder)).flatMap(nameIn);
      // One that is deleted at this moment is no longer in the list.
      const found = await Promise.allSettled(names.map((name) => describe(folder, name)));
      const all = found.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
      return all.sort((a, b) => b.kept_at.localeCompare(a.kept_at));
    },
    async save(name) {
      const path = pathIn(folder, name);
      await makeFolder(folder);
      // Written elsewhere first: a failed snapshot leaves the older one as it was.
      await withTemporaryFile(demo.files, async (temporary) => {
        await writeSnapshot(demo, temporary);
        await rename(temporary, path);
      });
      await syncFolder(folder);
      return describe(folder, name);
    },
    async remove(name) {
      await unlink(pathIn(folder, name)).catch(missingSnapshot);
    },
    async restore(name) {
      await restoreSnapshot(demo, pathIn(folder, name));
    },
  };
}

function pathIn(folder: string, name: string): string {
  if (!isName(name)) throw invalidName(name);
  return join(folder, fileOf(name));
}

async function describe(folder: string, name: string): Promise<NamedSnapshot> {
  const { size, mtime } = await stat(pathIn(folder, name)).catch(missingSnapshot);
  return { name, size, kept_at: mtime.toISOString() };
}

function invalidName(name: string): HttpError {
  const isTooLong = isWritable(name) || name.length > 60;
  const problem = isTooLong
    ? fieldTexts.snapshotNameTooLong
    : fieldTexts.wrongField({ name: 'name', expected: fieldTexts.snapshotName });
  return new HttpError(422, { errors: { name: [problem] } });
}

// Windows allows no stars in names of files.
const fileOf = (name: string): string => `${encodeURIComponent(name).replaceAll('*', '%2A')}${SUFFIX}`;
const isWritable = (name: string): boolean => NAME.test(name) && singleLine(name) === name;
const isName = (name: string): boolean => isWritable(name) && fileOf(name).length <= MAX_FILE_NAME;

/** Returns the snapshot name of a file; nothing for files of other origin. */
function nameIn(file: string): string[] {
  try {
    const name = decodeURIComponent(file.slice(0, -SUFFIX.length));
    return isName(name) && fileOf(name) === file ? [name] : [];
  } catch {
    // Not a name that this module writes.
    return [];
  }
}
