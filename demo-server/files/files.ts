import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import pLimit from 'p-limit';
import { acceptedTypes, type FileKind, type UploadedFile } from '#domain/uploadedFile';
import { httpError, notFound } from '../http/errors.ts';
import type { Clock } from '../simulation/clock.ts';
import type { Faults } from '../simulation/faults.ts';
import { makeFolder } from '../store/fileSystem.ts';
import { FILES_FOLDER } from '../store/persistence.ts';
import type { Random } from '../store/random.ts';
import type { FileRow, OwnerRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { receiveFile } from './receiveFile.ts';
import { SAMPLES_FOLDER } from './sampleFiles.ts';
import { createSignedUrls, type SignedUrls } from './signedUrls.ts';
import { sweepFiles } from './sweep.ts';
import { createCutTracker, receiveUpload } from './upload.ts';

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

type Services = { readonly store: Store; readonly clock: Clock; readonly random: Random; readonly faults: Faults };

/**
 * Opens the file store of a folder: uploads arrive in its `incoming` and are moved to its `files` once complete and
 * checked.
 */
export async function openFiles(root: string, services: Services): Promise<Files> {
  const { store, clock, faults } = services;
  const incoming = join(root, 'incoming');
  const folder = join(root, FILES_FOLDER);
  // Uploads that a killed server was receiving belong to nobody.
  await rm(incoming, { recursive: true, force: true });
  await Promise.all([makeFolder(incoming), makeFolder(folder)]);

  const cuts = store.keepInMemory(() => createCutTracker(clock.machineNow));
  const upload = receiveUpload(incoming, faults, cuts);
  const urls = createSignedUrls(services);
  const arriving = new Set<string>();
  const withoutSweep: Files['withoutSweep'] = pLimit(1);
  return {
    root,
    incoming,
    folder,
    receive: (req, res, owner) =>
      receiveFile({ ...services, urls, upload, incoming, folder, arriving }, req, res, owner),
    findOwned(id, owner, kind) {
      const row = typeof id === 'string' ? store.table('files').get(id) : undefined;
      return row?.owner_id === owner.id && acceptedTypes[kind].includes(row.type) ? row : undefined;
    },
    serialize(id) {
      const row = id === null ? undefined : store.table('files').get(id);
      return row ? { id: row.id, name: row.name, size: row.size, url: urls.urlOf(row.id) } : null;
    },
    serve: serveFile(folder, store, urls),
    withoutSweep,
    sweep: () => withoutSweep(() => sweepFiles(folder, services, (id) => arriving.has(id))),
  };
}

const serveFile =
  (folder: string, store: Store, urls: SignedUrls): Files['serve'] =>
  (req, res) => {
    const { id } = req.params;
    if (!urls.isValid(req.originalUrl)) throw httpError(403, 'Not allowed');
    const row = store.table('files').get(id);
    if (!row) throw notFound();
    res.set({
      'Content-Type': row.type,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'Cache-Control': 'private, max-age=600',
      'X-Content-Type-Options': 'nosniff',
    });
    const [name, root] = row.sample === undefined ? [id, folder] : [row.sample, SAMPLES_FOLDER];
    res.sendFile(name, { root, cacheControl: false });
  };
