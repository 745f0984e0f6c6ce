import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import { singleLine } from '#domain/text/singleLine';
import { acceptedTypes, hasPdfHeader } from '#domain/uploadedFile';
import { fieldErrors, httpError } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import { isTreatedAsEmpty } from '../simulation/magicValues.ts';
import { syncFolder } from '../store/fileSystem.ts';
import type { Random } from '../store/random.ts';
import type { FileRow, FileType, OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { SignedUrls } from './signedUrls.ts';
import { removeAll } from './sweep.ts';

type Context = {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly urls: SignedUrls;
  /** Middleware that receives an upload into `incoming`. */
  readonly upload: RequestHandler;
  readonly incoming: string;
  readonly folder: string;
  /** Ids of files that are in place and whose row may not be stored yet. */
  readonly arriving: Set<string>;
};

// Each sync blocks one of libuv's four threads, which also write the store: never use all of them.
const limitSyncs = pLimit(3);

/** Receives, checks and stores the upload of a call. An aborted or rejected upload leaves nothing behind. */
export async function receiveFile(context: Context, req: Request, res: Response, owner: OwnerRow): Promise<FileRow> {
  const { store, upload, incoming, folder, arriving } = context;
  const { path, filename, originalname } = await runUpload(upload, req, res);
  let id: string | undefined;
  try {
    const row = await newRow(context, path, owner.id, sanitizeName(originalname));
    id = row.id;
    arriving.add(id);
    await moveIntoPlace(path, folder, id);
    return await store.write(() => {
      // A reset in the meantime has deleted the owner and everything they had.
      if (!store.table('owners').get(owner.id)) throw httpError(401, 'Your session ended');
      return store.table('files').insert(row);
    });
  } catch (error) {
    await removeAll(incoming, [filename]);
    if (id !== undefined) await removeAll(folder, [id]);
    throw error;
  } finally {
    if (id !== undefined) arriving.delete(id);
  }
}

async function newRow(
  { store, clock, random, urls }: Context,
  path: string,
  owner_id: string,
  name: string,
): Promise<FileRow> {
  const { size, head } = await limitSyncs(() => syncAndRead(path));
  if (size === 0 || isTreatedAsEmpty(name)) throw fieldErrors({ file: 'File is empty' });
  const type = await typeOf(head);
  if (type === undefined) throw httpError(415, 'File type not allowed');
  const id = await store.write(() => {
    // Stored with this write: a URL must stay valid after a power cut too.
    urls.ensureKey();
    return random.id();
  });
  return { id, owner_id, name, size, type, kept_at: clock.machineNow() };
}

async function moveIntoPlace(path: string, folder: string, id: string): Promise<void> {
  await rename(path, join(folder, id));
  // The bytes are on disk already; now the name is too, before a row refers to it.
  await limitSyncs(() => syncFolder(folder));
}

/** Runs multer and returns the received file. Throws a 422 when the call has none. */
async function runUpload(upload: RequestHandler, req: Request, res: Response): Promise<Express.Multer.File> {
  await new Promise<void>((resolve, reject) => {
    upload(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  if (!req.file) throw fieldErrors({ file: 'Document required' });
  return req.file;
}

/** Number of first bytes that are enough to detect a file's type. */
const HEAD_BYTES = 4100;

/** Syncs a file to disk and returns its size and first bytes, all with one opening of the file. */
async function syncAndRead(path: string): Promise<{ size: number; head: Buffer }> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
    const { size } = await file.stat();
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

/** Returns the type of a file from its first bytes, or undefined when it is not accepted. */
async function typeOf(head: Buffer): Promise<FileType | undefined> {
  const type = (await fileTypeFromBuffer(head))?.mime;
  if (isAccepted(type)) return type;
  return hasPdfHeader(head) ? 'application/pdf' : undefined;
}

const isAccepted = (type: string | undefined): type is FileType =>
  type !== undefined && Object.values(acceptedTypes).some((types) => types.includes(type));

/** Returns a file name for display: one line of at most 255 code points (never half of a pair). */
const sanitizeName = (name: string): string => [...singleLine(name)].slice(0, 255).join('') || 'archivo';
