import { readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { singleLine } from '#domain/text/singleLine';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../demo.ts';
import { HttpError } from '../http/errors.ts';
import { makeFolder, syncFolder } from '../store/fileSystem.ts';
import { missingSnapshot, restoreSnapshot, withTemporaryFile, writeSnapshot } from './snapshot.ts';

// Named snapshots are tar files beside the store, which a reset keeps.

const SUFFIX = '.tar';
/** Anything that people type, on one line; dots alone would be another address. */
const NAME = /^(?=.*[^.\s]).{1,60}$/u;
/** Length in bytes that every file system accepts as a name. */
const MAX_FILE_NAME = 250;

export type NamedSnapshot = { name: string; size: number; kept_at: string };

/** Returns the named snapshots, newest first. */
export async function listSnapshots(demo: Demo): Promise<NamedSnapshot[]> {
  await makeFolder(folderOf(demo));
  const names = (await readdir(folderOf(demo))).flatMap(nameIn);
  // One that is deleted at this moment is no longer in the list.
  const found = await Promise.allSettled(names.map((name) => describe(demo, name)));
  const all = found.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
  return all.sort((a, b) => b.kept_at.localeCompare(a.kept_at));
}

/** Saves the whole state under a name; replaces an older snapshot of that name. 422 for an invalid name. */
export async function saveSnapshot(demo: Demo, name: string): Promise<NamedSnapshot> {
  const path = pathOf(demo, name);
  await makeFolder(folderOf(demo));
  // Written elsewhere first: a failed snapshot leaves the older one as it was.
  await withTemporaryFile(demo.files, async (temporary) => {
    await writeSnapshot(demo, temporary);
    await rename(temporary, path);
  });
  await syncFolder(folderOf(demo));
  return describe(demo, name);
}

/** Deletes a snapshot; 404 when it does not exist. */
export const deleteSnapshot = (demo: Demo, name: string): Promise<void> =>
  unlink(pathOf(demo, name)).catch(missingSnapshot);

/** Restores a snapshot; 404 when it does not exist. */
export const restoreNamedSnapshot = (demo: Demo, name: string): Promise<void> =>
  restoreSnapshot(demo, pathOf(demo, name));

const folderOf = ({ files }: Demo): string => join(files.root, 'snapshots');

function pathOf(demo: Demo, name: string): string {
  if (isName(name)) return join(folderOf(demo), fileOf(name));
  const problem = fieldTexts.wrongField({ name: 'name', expected: fieldTexts.snapshotName });
  throw new HttpError(422, { errors: { name: [problem] } });
}

async function describe(demo: Demo, name: string): Promise<NamedSnapshot> {
  const { size, mtime } = await stat(pathOf(demo, name)).catch(missingSnapshot);
  return { name, size, kept_at: mtime.toISOString() };
}

// Windows allows no stars in names of files.
const fileOf = (name: string): string => `${encodeURIComponent(name).replaceAll('*', '%2A')}${SUFFIX}`;
const isName = (name: string): boolean =>
  NAME.test(name) && singleLine(name) === name && fileOf(name).length <= MAX_FILE_NAME;

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
