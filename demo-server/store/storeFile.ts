import { constants, type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder of the uploads that are in place, beside the store's file. */
export const FILES_FOLDER = 'files';

/** The bytes of tables, one row a line. What did not change since the last call is not serialised again. */
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

/** Puts bytes in a file's place whole or not at all: written beside it, synced, renamed, the folder synced (contract §6). */
export async function replaceFile(path: string, bytes: Buffer): Promise<void> {
  const beside = `${path}.tmp`;
  await usingFile(beside, 'w', async (file) => {
    await file.writeFile(bytes);
    await file.sync();
  });
  await rename(beside, path);
  await syncFolder(dirname(path));
}

/** A file's text, or null when there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a new name in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; there the rename itself is all there is.
  if (process.platform === 'win32') return;
  await usingFile(path, constants.O_RDONLY, (folder) => folder.sync());
}

export const makeFolder = (path: string): Promise<unknown> => mkdir(path, { recursive: true, mode: 0o700 });

async function usingFile(
  path: string,
  flags: string | number,
  use: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await use(file);
  } finally {
    await file.close();
  }
}
