import { pipeline, Transform } from 'node:stream';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import { noteFault } from '../http/currentCall.ts';
import type { Faults } from '../simulation/faults.ts';
import { isCutOff, isSlow } from '../simulation/magicValues.ts';

const SLOW_BYTES_PER_SECOND = 64_000;
/** Speed of an upload that is cut half-way, so that a large one is seen to progress before. */
const BREAKING_BYTES_PER_SECOND = 5_000_000;

/**
 * Calls for the same file within this time, ms, are the browser's own repetition of a broken call. The app itself
 * repeats after a second.
 */
const BROWSER_RETRY_MS = 600;

/** The simulated faults of one upload. */
type UploadFault = {
  /** Read for each chunk, so that switching the slowness off speeds up uploads under way. */
  readonly bytesPerSecond: () => number | null;
  /** Number of bytes after which the connection is cut; null for never. */
  readonly cutAfter: number | null;
  readonly onCut: () => void;
};

/**
 * Returns the middleware that receives the one file of a multipart call into a folder, under a random name. A cut,
 * oversized or rejected upload leaves nothing behind. `faults` slow it down or cut it; `getCutTracker` returns the
 * tracker of uploads that were cut.
 */
export function receiveUpload(
  folder: string,
  faults: Pick<Faults, 'current' | 'consume'>,
  getCutTracker: () => CutTracker,
) {
  const disk: StorageEngine = multer.diskStorage({ destination: (_req, _file, done) => done(null, folder) });
  // Both multer (aborted call) and the storage below (failed write) remove the file. The first of them deletes `path` from
  // the file's description, by which the second one sees that nothing is left to remove.
  const remove: StorageEngine['_removeFile'] = (req, file, done) =>
    file.path === undefined ? done(null) : disk._removeFile(req, file, done);
  const storage: StorageEngine = {
    _handleFile(req, file, done) {
      // The tracker is read now: a reset replaces it.
      const fault = faultOf(req, file.originalname, faults, getCutTracker());
      if (faults.current().upload_kbps !== null) noteFault('upload_kbps');
      if (fault.bytesPerSecond() !== null || fault.cutAfter !== null) {
        // Changes the same `file` object: multer's disk storage finds its open streams by it.
        Object.defineProperty(file, 'stream', { configurable: true, value: throttle(file.stream, fault, req) });
      }
      disk._handleFile(req, file, (error, info) => {
        // multer leaves a partly written file behind when the disk is full.
        if (error) remove(req, file, () => done(error));
        else done(null, info);
      });
    },
    _removeFile: remove,
  };
  // Busboy's default would read names as Latin-1 and lose accents.
  return multer({ storage, limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4 }, defParamCharset: 'utf8' }).single(
    'file',
  );
}

function faultOf(
  req: Request,
  name: string,
  faults: Pick<Faults, 'current' | 'consume'>,
  cuts: CutTracker,
): UploadFault {
  const cutSpeed = isCutOff(name) ? BREAKING_BYTES_PER_SECOND : null;
  const slow = isSlow(name) ? SLOW_BYTES_PER_SECOND : cutSpeed;
  const total = Number(req.get('content-length') ?? 0);
  return {
    bytesPerSecond() {
      const { upload_kbps } = faults.current();
      return upload_kbps === null ? slow : (upload_kbps * 1000) / 8;
    },
    cutAfter: cuts.cutAfter(name, faults.current().cut_upload_at, total),
    onCut() {
      cuts.recordCut(name);
      noteFault('cut_upload_at');
      faults.consume('cut_upload_at');
    },
  };
}

type CutTracker = ReturnType<typeof createCutTracker>;

/** Decides which uploads are cut and where. `now` returns the machine's time, ms. */
export function createCutTracker(now: () => number) {
  /** When the upload of each file name was last cut, ms. */
  const last = new Map<string, number>();
  const isBrowserRetry = (name: string) => now() - (last.get(name) ?? Number.NEGATIVE_INFINITY) < BROWSER_RETRY_MS;
  return {
    /**
     * Returns the number of bytes after which an upload of `total` bytes is cut, or null. A name with `corte50` is cut
     * at every other attempt; `fault`, a share of the upload, cuts each one.
     */
    cutAfter(name: string, fault: number | null, total: number): number | null {
      // Otherwise the browser's own repetition would succeed unseen.
      if (isBrowserRetry(name)) return 0;
      const wasCut = last.delete(name);
      if (isCutOff(name) && !wasCut) return total / 2;
      return fault === null ? null : total * fault;
    },
    /** Records a cut. The browser's repetitions do not extend the time in which it counts as one. */
    recordCut(name: string): void {
      if (!isBrowserRetry(name)) last.set(name, now());
    },
  };
}

/** Returns the stream of a file at a limited speed; destroys the connection after `cutAfter` bytes. */
function throttle(
  source: NodeJS.ReadableStream,
  { bytesPerSecond, cutAfter, onCut }: UploadFault,
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
      const speed = bytesPerSecond();
      if (speed === null) done(null, chunk);
      else setTimeout(done, (chunk.length / speed) * 1000, null, chunk);
    },
  });
  // What fails here fails where the file is written, too.
  return pipeline(source, slowed, () => {});
}
