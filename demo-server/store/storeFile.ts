import { constants, type FileHandle, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Folder of the complete uploads, beside the store's file. */
export const FILES_FOLDER = 'files';

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

/**
 * Writes a file and syncs it to disk. When it fails, the file is closed and may be removed; that of a write stream may
 * still be created after the stream was destroyed.
 */
export const writeSynced = (
  path: string,
  content: Buffer | AsyncIterable<Uint8Array>,
  flags: 'w' | 'wx' = 'w',
): Promise<void> =>
  usingFile(path, flags, async (file) => {
    await writeFile(file, content);
    await file.sync();
  });

/** Returns a file's text, or null when it does not exist. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Syncs a folder, so that a new file name in it survives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  await usingFile(path, constants.O_RDONLY, (folder) => folder.sync());
}

export const makeFolder = (path: string): Promise<unknown> => mkdir(path, { recursive: true, mode: 0o700 });

/** Opens a file for a job, which gets its handle, and closes it afterwards. */
export async function usingFile<T>(
  path: string,
  flags: string | number,
  use: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const file = await open(path, flags, 0o600);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}
