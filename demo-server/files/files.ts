import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, readdir, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import { acceptedTypes, type FileKind, type UploadedFile } from '#domain/uploadedFile';
import { fieldErrors, httpError, notFound } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import type { Faults } from '../simulation/faults.ts';
import { isTreatedAsEmpty } from '../simulation/magicValues.ts';
import type { Random } from '../store/random.ts';
import type { FileRow, FileType, OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { FILES_FOLDER, makeFolder, syncFolder } from '../store/storeFile.ts';
import { createCutTracker, receiveUpload } from './upload.ts';

const MINUTE_MS = 60_000;
/** Lifetimes of a signed URL and of a file that nothing refers to, by the machine's clock. */
const URL_LIFE_MS = 10 * MINUTE_MS;
const UNREFERENCED_LIFE_MS = 24 * 60 * MINUTE_MS;

export type Files = {
  /** The server's data folder; for a store in memory a temporary one, deleted on `close`. */
  readonly root: string;
  /**
   * Folder of incomplete uploads and archives. Emptied at each start, because a killed server may leave some behind.
   */
  readonly incoming: string;
  /** Folder of the complete files, each named by its id. */
  readonly folder: string;
  /**
   * Receives and stores the upload of a call that passed `signedIn`. Throws 413, 415, 422 or 503. An aborted upload
   * leaves nothing behind.
   */
  receive(req: Request, res: Response, owner: OwnerRow): Promise<FileRow>;
  /** Returns the file of an id when it is the owner's own and of the right kind, else undefined. */
  findOwned(id: unknown, owner: OwnerRow, kind: FileKind): FileRow | undefined;
  /** Returns a file as the API sends it, with a signed URL that lives ten minutes; null for null. */
  serialize(id: string | null): UploadedFile | null;
  /** Handles `GET /api/files/:id` by signed URL: sends the bytes inline; 403 for a tampered or expired URL. */
  readonly serve: RequestHandler<{ id: string }>;
  /** Removes rows that nothing has referred to for 24 hours, and stored files that have no row. */
  sweep(): Promise<void>;
  /**
   * Runs a job during which files and rows may disagree: no sweep runs meanwhile, nor another such job. The job must
   * not call `sweep` itself: that would wait for ever.
   */
  withoutSweep<T>(job: () => Promise<T>): Promise<T>;
};

/**
 * Opens the file store of a folder: uploads arrive in its `incoming` and are moved to its `files` once complete and
 * checked.
 */
export async function openFiles(
  root: string,
  { store, clock, random, faults }: { store: Store; clock: Clock; random: Random; faults: Faults },
): Promise<Files> {
  const incoming = join(root, 'incoming');
  const folder = join(root, FILES_FOLDER);
  // Uploads that a killed server was receiving belong to nobody.
  await rm(incoming, { recursive: true, force: true });
  await Promise.all([makeFolder(incoming), makeFolder(folder)]);

  const cuts = store.keepInMemory(() => createCutTracker(clock.machineNow));
  const upload = receiveUpload(incoming, faults, cuts);
  // Each sync blocks one of libuv's four threads, which also write the store: never use all of them.
  const limitSyncs = pLimit(3);
  const withoutSweep: Files['withoutSweep'] = pLimit(1);
  /** Ids of files that are in place and whose row may not be stored yet: not to be swept. */
  const arriving = new Set<string>();

  const newRow = async (path: string, owner_id: string, name: string): Promise<FileRow> => {
    const { size, head } = await limitSyncs(() => syncAndRead(path));
    if (size === 0 || isTreatedAsEmpty(name)) throw fieldErrors({ file: 'File is empty' });
    const detected = await fileTypeFromBuffer(head);
    if (!isAccepted(detected?.mime)) throw httpError(415, 'File type not allowed');
    const id = await store.write(() => {
      // Creates the signing key, stored with this write: a URL must stay valid after a power cut too.
      signingKey();
      return random.id();
    });
    return { id, owner_id, name, size, type: detected.mime, kept_at: clock.machineNow() };
  };
  const moveIntoPlace = async (row: FileRow, path: string) => {
    arriving.add(row.id);
    await rename(path, join(folder, row.id));
    // The bytes are on disk already; now the name is too, before a row refers to it.
    await limitSyncs(() => syncFolder(folder));
  };

  const receive: Files['receive'] = async (req, res, owner) => {
    const file = await runUpload(upload, req, res);
    const { path, originalname } = file;
    let row: FileRow | undefined;
    try {
      const placed = await newRow(path, owner.id, sanitizeName(originalname));
      row = placed;
      await moveIntoPlace(placed, path);
      return await store.write(() => {
        // A reset in the meantime has deleted the owner and everything they had.
        if (!store.table('owners').get(owner.id)) throw httpError(401, 'Your session ended');
        return store.table('files').insert(placed);
      });
    } catch (error) {
      await removeAll(incoming, [file.filename]);
      if (row) await removeAll(folder, [row.id]);
      throw error;
    } finally {
      if (row) arriving.delete(row.id);
    }
  };

  const signingKey = (): string => {
    const stored = store.table('keys').get('addresses')?.value;
    if (stored) return stored;
    const value = random.token();
    store.writeLater(() => store.table('keys').put({ id: 'addresses', value }));
    return value;
  };
  const signature = (id: string, expires: string) =>
    createHmac('sha256', signingKey()).update(`${id} ${expires}`).digest();
  const isSigned = (id: string, expires: unknown, given: unknown): boolean => {
    if (typeof expires !== 'string' || typeof given !== 'string') return false;
    const bytes = Buffer.from(given, 'base64url');
    const expected = signature(id, expires);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected) && Number(expires) > clock.machineNow();
  };

  return {
    root,
    incoming,
    folder,
    receive,
    findOwned(id, owner, kind) {
      const row = typeof id === 'string' ? store.table('files').get(id) : undefined;
      return row?.owner_id === owner.id && acceptedTypes[kind].includes(row.type) ? row : undefined;
    },
    serialize(id) {
      const row = id === null ? undefined : store.table('files').get(id);
      if (!row) return null;
      const expires = String(clock.machineNow() + URL_LIFE_MS);
      const query = new URLSearchParams({ expires, signature: signature(row.id, expires).toString('base64url') });
      return { id: row.id, name: row.name, size: row.size, url: `/api/files/${row.id}?${query}` };
    },
    serve(req, res) {
      const { id } = req.params;
      if (!isSigned(id, req.query.expires, req.query.signature)) throw httpError(403, 'Not allowed');
      const row = store.table('files').get(id);
      if (!row) throw notFound();
      res.set({
        'Content-Type': row.type,
        'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.name)}`,
        'Cache-Control': 'private, max-age=600',
        'X-Content-Type-Options': 'nosniff',
      });
      res.sendFile(id, { root: folder, cacheControl: false });
    },
    withoutSweep,
    sweep: () => withoutSweep(sweepNow),
  };

  async function sweepNow(): Promise<void> {
    const isOld = (row: FileRow) => clock.machineNow() - row.kept_at > UNREFERENCED_LIFE_MS;
    if (store.table('files').all().some(isOld)) {
      const used = referencedFileIds(store);
      await store.write(() => store.table('files').removeWhere((row) => isOld(row) && !used.has(row.id)));
    }
    const orphans = (await readdir(folder)).filter((id) => !store.table('files').get(id) && !arriving.has(id));
    await removeAll(folder, orphans);
  }
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

const isAccepted = (type: string | undefined): type is FileType =>
  type !== undefined && Object.values(acceptedTypes).some((types) => types.includes(type));

/** Returns a file name for display: without control characters, at most 255 code points (never half of a pair). */
const sanitizeName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, 255).join('') || 'archivo';

/** Returns the ids of all files that some row refers to. */
function referencedFileIds(store: Store): Set<string | null> {
  const used = new Set<string | null>();
  for (const owner of store.table('owners').all()) {
    const { front_document, back_document, selfie, rfc, proof_incomes } = owner;
    for (const id of [front_document, back_document, selfie, rfc, ...proof_incomes]) used.add(id);
  }
  for (const row of store.table('applications').all()) used.add(row.property_lease_agreement);
  for (const row of store.table('loans').all()) used.add(row.account_statement);
  for (const row of store.table('installments').all()) used.add(row.proof);
  return used;
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  // A missing file counts as removed; one that cannot be removed is swept at the next start.
  await Promise.all(names.map((name) => unlink(join(folder, name)).catch(() => {})));
}
