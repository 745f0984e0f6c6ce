import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './folderLock.ts';
import type { Tables } from './rows.ts';
import type { StorageAdapter } from './store.ts';
import { FILES_FOLDER, makeFolder, readIfThere, replaceFile, serialiser, syncFolder } from './storeFile.ts';

const FILE = 'store.json';

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
