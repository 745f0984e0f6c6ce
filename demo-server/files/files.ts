import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, readdir, rename, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { fileTypeFromBuffer } from 'file-type';
import { acceptedTypes, type FileKind, type UploadedFile } from '#domain/uploadedFile';
import { fieldErrors, httpError, notFound } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import type { Faults } from '../simulation/faults.ts';
import { countsAsEmpty } from '../simulation/magicValues.ts';
import { createConcurrencyLimit, createKeyedMutex } from '../store/queues.ts';
import type { Random } from '../store/random.ts';
import type { FileRow, FileType, OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { FILES_FOLDER, makeFolder, syncFolder } from '../store/storeFile.ts';
import { createCuts, receiveUpload } from './upload.ts';

const MINUTE_MS = 60_000;
/** How long a signed address lives, and a file that nothing refers to; both by the machine's clock (contract §3). */
const ADDRESS_LIFE_MS = 10 * MINUTE_MS;
const UNREFERENCED_LIFE_MS = 24 * 60 * MINUTE_MS;

export type Files = {
  /** The folder of this server; in memory a temporary one that goes with the process. */
  readonly root: string;
  /** Where things lie that are not whole yet; what a killed server leaves there goes with the next start. */
  readonly incoming: string;
  /** Where the files lie, each under its id. */
  readonly folder: string;
  /** Takes the upload of a call that `signedIn` let pass and keeps it. 413, 415, 422, 503; one cut off leaves nothing. */
  receive(req: Request, res: Response, owner: OwnerRow): Promise<FileRow>;
  /** The file that a field of a body names, when it is the owner's own and of the right kind; else undefined. */
  owned(id: unknown, owner: OwnerRow, kind: FileKind): FileRow | undefined;
  /** A file as the wire has it, with an address that lives ten minutes; null for none. */
  shown(id: string | null): UploadedFile | null;
  /** Answers `GET /api/files/:id` by signed address: the bytes, inline; 403 for a tampered or old one. */
  readonly serve: RequestHandler<{ id: string }>;
  /** Removes rows that nothing refers to after 24 hours, and stored files that have no row. */
  sweep(): Promise<void>;
  /**
   * Runs a job during which files and their rows need not agree: nothing is swept meanwhile, and no other such job runs. It
   * must not sweep itself.
   */
  withoutSweep<T>(job: () => Promise<T>): Promise<T>;
};

/** The files under a folder: uploads arrive in its `incoming`, and lie in its `files` once whole and checked. */
export async function openFiles(
  root: string,
  { store, clock, random, faults }: { store: Store; clock: Clock; random: Random; faults: Faults },
): Promise<Files> {
  const incoming = join(root, 'incoming');
  const folder = join(root, FILES_FOLDER);
  // What a killed server was taking in is nobody's.
  await rm(incoming, { recursive: true, force: true });
  await Promise.all([makeFolder(incoming), makeFolder(folder)]);

  const cuts = store.remember(() => createCuts(clock.machine));
  const upload = receiveUpload(incoming, faults, cuts);
  // A sync keeps one of the four threads that write the store waiting for the disk: never all of them.
  const turn = createConcurrencyLimit(3);
  const turns = createKeyedMutex();
  const withoutSweep: Files['withoutSweep'] = (job) => turns('sweep', job);
  /** Files in place whose row may not be there yet. */
  const arriving = new Set<string>();

  const newRow = async (path: string, owner_id: string, name: string): Promise<FileRow> => {
    const { size, head } = await turn(() => settled(path));
    if (size === 0 || countsAsEmpty(name)) throw fieldErrors({ file: 'File is empty' });
    const found = await fileTypeFromBuffer(head);
    if (!isAccepted(found?.mime)) throw httpError(415, 'File type not allowed');
    const id = await store.write(() => {
      // On disk before the file's first address is given away: it must open after a power cut too.
      key();
      return random.id();
    });
    return { id, owner_id, name, size, type: found.mime, kept_at: clock.machine() };
  };
  const place = async (row: FileRow, path: string) => {
    arriving.add(row.id);
    await rename(path, join(folder, row.id));
    // Its bytes are on disk; now its name is too, before a row says so.
    await turn(() => syncFolder(folder));
  };

  const receive: Files['receive'] = async (req, res, owner) => {
    const file = await uploaded(upload, req, res);
    const { path, originalname } = file;
    let row: FileRow | undefined;
    try {
      const placed = await newRow(path, owner.id, shownName(originalname));
      row = placed;
      await place(placed, path);
      return await store.write(() => {
        // A reset in the meantime took the owner, and with her all that was hers.
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

  const key = (): string => {
    const kept = store.table('keys').get('addresses')?.value;
    if (kept) return kept;
    const value = random.token();
    store.later(() => store.table('keys').put({ id: 'addresses', value }));
    return value;
  };
  const signature = (id: string, expires: string) => createHmac('sha256', key()).update(`${id} ${expires}`).digest();
  const isSigned = (id: string, expires: unknown, given: unknown): boolean => {
    if (typeof expires !== 'string' || typeof given !== 'string') return false;
    const bytes = Buffer.from(given, 'base64url');
    const expected = signature(id, expires);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected) && Number(expires) > clock.machine();
  };

  return {
    root,
    incoming,
    folder,
    receive,
    owned(id, owner, kind) {
      const row = typeof id === 'string' ? store.table('files').get(id) : undefined;
      return row?.owner_id === owner.id && acceptedTypes[kind].includes(row.type) ? row : undefined;
    },
    shown(id) {
      const row = id === null ? undefined : store.table('files').get(id);
      if (!row) return null;
      const expires = String(clock.machine() + ADDRESS_LIFE_MS);
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
    const isOld = (row: FileRow) => clock.machine() - row.kept_at > UNREFERENCED_LIFE_MS;
    if (store.table('files').all().some(isOld)) {
      const used = referenced(store);
      await store.write(() => store.table('files').removeWhere((row) => isOld(row) && !used.has(row.id)));
    }
    const lost = (await readdir(folder)).filter((id) => !store.table('files').get(id) && !arriving.has(id));
    await removeAll(folder, lost);
  }
}

/** Runs multer and answers the file it took; a call without one is refused. */
async function uploaded(upload: RequestHandler, req: Request, res: Response): Promise<Express.Multer.File> {
  await new Promise<void>((resolve, reject) => {
    upload(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  if (!req.file) throw fieldErrors({ file: 'Document required' });
  return req.file;
}

/** Bytes that tell a type. */
const HEAD_BYTES = 4100;

/** Makes sure that a file is on disk whole before a row says so; answers its size and its first bytes, all in one opening. */
async function settled(path: string): Promise<{ size: number; head: Buffer }> {
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

/** Display text: no control characters, and no longer than file systems allow; no letter of two halves is cut in two. */
const shownName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, 255).join('') || 'archivo';

/** Ids of the files that something of an owner's refers to. */
function referenced(store: Store): Set<string | null> {
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
  // One that is gone already is as good as removed; one that cannot be is swept at the next start.
  await Promise.all(names.map((name) => unlink(join(folder, name)).catch(() => {})));
}
