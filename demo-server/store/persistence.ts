import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from './folderLock.ts';
import type { Tables } from './rows.ts';
import type { StorageAdapter } from './store.ts';
import { FILES_FOLDER, makeFolder, readIfThere, replaceFile, serialiser, syncFolder } from './storeFile.ts';

const FILE = 'store.json';

/** Keeps nothing: the tables live as long as the process. */
export const memoryStorage = (): StorageAdapter => ({
  load: async () => null,
  save: async () => {},
  close: async () => {},
});

/**
 * Keeps the tables in one JSON file of a folder that no other server uses. A file that cannot be read as tables is set
 * aside, never overwritten, and `tell` says where it lies. Throws FolderInUse when another server has the folder.
 */
export async function folderStorage(folder: string, tell: (line: string) => void): Promise<StorageAdapter> {
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
      const mark = `.damaged-${new Date().toISOString().replaceAll(':', '')}`;
      const aside = `${path}${mark}`;
      // Its uploads first: no row of the new store speaks for them, and they would be swept away.
      await renameIfThere(join(folder, FILES_FOLDER), mark);
      await rename(path, aside);
      await syncFolder(folder);
      tell(
        `${path} cannot be read; it was set aside as ${aside}, its uploads beside it, and the demo starts with new data.`,
      );
      return null;
    },
    save: (tables) => replaceFile(path, serialise(tables)),
    close: unlock,
  };
}

async function renameIfThere(path: string, mark: string): Promise<void> {
  try {
    await rename(path, `${path}${mark}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The tables in a file's text, or null when it is no JSON or none of ours. */
function parsed(text: string): Partial<Tables> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isTables(value) ? value : null;
  } catch {
    // Damaged: the caller sets the file aside.
    return null;
  }
}

const isTables = (value: unknown): value is Partial<Tables> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isRows);

const isRows = (value: unknown): boolean =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && typeof row.id === 'string');
