import { Transform } from 'node:stream';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import type { Faults } from './faults.ts';

/** File names that stand for an outcome (ux §9). */
const SLOW_NAME = 'lento';
const SLOW_BYTES_PER_SECOND = 64_000;
const CUT_NAME = 'corte50';

/** What goes wrong with one upload. */
type Trouble = {
  readonly bytesPerSecond: number | null;
  /** Bytes after which the connection is cut. */
  readonly cutAfter: number | null;
  readonly onCut: () => void;
};

/**
 * Takes the one file of a multipart call into a folder, under a random name; what is cut off, too large or
 * refused leaves nothing. `faults` slow it or cut it.
 */
export function uploadInto(folder: string, faults: Pick<Faults, 'current' | 'struck'>) {
  const disk: StorageEngine = multer.diskStorage({ destination: (_req, _file, done) => done(null, folder) });
  const wereCut = new Set<string>();

  const troubleOf = (req: Request, name: string): Trouble => {
    const { upload_kbps, cut_upload_at } = faults.current();
    const slow = name.includes(SLOW_NAME) ? SLOW_BYTES_PER_SECOND : null;
    const whole = Number(req.get('content-length') ?? 0);
    return {
      bytesPerSecond: upload_kbps === null ? slow : (upload_kbps * 1000) / 8,
      cutAfter: isCutOnce(wereCut, name) ? whole / 2 : cut_upload_at === null ? null : whole * cut_upload_at,
      onCut: () => faults.struck('cut_upload_at'),
    };
  };
  const storage: StorageEngine = {
    _handleFile(req, file, done) {
      const trouble = troubleOf(req, file.originalname);
      if (trouble.bytesPerSecond !== null || trouble.cutAfter !== null) {
        // The same `file` goes on: disk storage remembers its open streams by it.
        Object.defineProperty(file, 'stream', { configurable: true, value: troubled(file.stream, trouble, req) });
      }
      disk._handleFile(req, file, done);
    },
    _removeFile: (req, file, done) => disk._removeFile(req, file, done),
  };
  // Busboy's default would read the names as Latin-1: accents would be lost.
  return multer({ storage, limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4 }, defParamCharset: 'utf8' }).single(
    'file',
  );
}

/** Cut the first time, whole the second, cut again the third: the demonstration can be repeated. */
function isCutOnce(wereCut: Set<string>, name: string): boolean {
  if (!name.includes(CUT_NAME)) return false;
  if (wereCut.delete(name)) return false;
  wereCut.add(name);
  return true;
}

/** A file's bytes, at a given speed and until a given one; beyond it the connection is gone. */
function troubled(
  source: NodeJS.ReadableStream,
  { bytesPerSecond, cutAfter, onCut }: Trouble,
  req: Request,
): Transform {
  let passed = 0;
  const slowed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (cutAfter !== null && passed >= cutAfter) {
        onCut();
        req.socket.destroy();
        return;
      }
      if (bytesPerSecond === null) done(null, chunk);
      else setTimeout(done, (chunk.length / bytesPerSecond) * 1000, null, chunk);
    },
  });
  source.on('error', (error) => slowed.destroy(error));
  return source.pipe(slowed);
}
