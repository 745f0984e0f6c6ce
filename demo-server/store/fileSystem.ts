import { constants, type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';

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
