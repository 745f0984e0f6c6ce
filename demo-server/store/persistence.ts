import { readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, syncFolder, writeSynced } from './fileSystem.ts';
import { lockFolder } from './folderLock.ts';
import type { Tables } from './rows.ts';
import type { StorageAdapter } from './store.ts';

const FILE = 'store.json';
/** Folder of the complete uploads, beside the store's file. */
export const FILES_FOLDER = 'files';

/** Stores nothing: the tables live as long as the process. */
export const memoryStorage = (): StorageAdapter => ({
  load: async () => null,
  save: async () => {},
  close: async () => {},
});

/**
 * Stores the tables in one JSON file of a folder, which it locks. A file that cannot be read is renamed, never
 * overwritten, and `log` reports its new name. Throws FolderInUse when another server uses the folder.
 */
export async function folderStorage(folder: string, log: (line: string) => void): Promise<StorageAdapter> {
  await makeFolder(folder);
  const unlock = await lockFolder(folder);
  const path = join(folder, FILE);
  const serialise = serialiser();

  return {
    async load() {
      const text = await readIfThere(path);
      if (text === null) return null;
      const tables = parsed(text);
      if (tables) return tables;
      const suffix = `.damaged-${new Date().toISOString().replaceAll(':', '')}`;
      const renamed = `${path}${suffix}`;
      // The uploads first: no row of the new store refers to them, and they would be swept.
      await renameIfThere(join(folder, FILES_FOLDER), suffix);
      await rename(path, renamed);
      await syncFolder(folder);
      log(
        `${path} cannot be read; it was set aside as ${renamed}, its uploads beside it, and the demo starts with new data.`,
      );
      return null;
    },
    save: (tables) => replaceFile(path, serialise(tables)),
    close: unlock,
  };
}

async function renameIfThere(path: string, suffix: string): Promise<void> {
  try {
    await rename(path, `${path}${suffix}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Returns the tables in a file's text, or null when it is not JSON or has another shape. */
function parsed(text: string): Partial<Tables> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isTables(value) ? value : null;
  } catch {
    // Not JSON.
    return null;
  }
}

const isTables = (value: unknown): value is Partial<Tables> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isRows);

const isRows = (value: unknown): boolean =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && typeof row.id === 'string');

/**
 * Creates a serialiser of tables, one row a line. Rows and tables that did not change since the last call are cached.
 */
export function serialiser(): (tables: Readonly<Record<string, readonly object[]>>) => Buffer {
  const rows = new WeakMap<object, string>();
  const arrays = new WeakMap<readonly object[], Buffer>();

  const rowText = (row: object): string => {
    const text = rows.get(row) ?? JSON.stringify(row);
    rows.set(row, text);
    return text;
  };
  const arrayBytes = (array: readonly object[]): Buffer => {
    const bytes = arrays.get(array) ?? Buffer.from(array.length ? `[\n${array.map(rowText).join(',\n')}\n]` : '[]');
    arrays.set(array, bytes);
    return bytes;
  };
  return (tables) => {
    const parts = Object.entries(tables).flatMap(([name, array], i) => [
      Buffer.from(`${i === 0 ? '{' : ','}\n${JSON.stringify(name)}: `),
      arrayBytes(array),
    ]);
    return Buffer.concat([...parts, Buffer.from('\n}\n')]);
  };
}

/**
 * Replaces a file whole or not at all: the bytes are written beside it, synced and renamed, then the folder is synced.
 */
export async function replaceFile(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.tmp`;
  await writeSynced(temporary, bytes);
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Returns a file's text, or null when it does not exist. */
async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
