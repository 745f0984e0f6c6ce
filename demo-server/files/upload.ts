import { Transform } from 'node:stream';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import type { Faults } from '../simulation/faults.ts';
import { breaksOff, isSlow } from '../simulation/magicValues.ts';

const SLOW_BYTES_PER_SECOND = 64_000;
/** A large file that is to break off half-way takes its time until then, so that it is seen. */
const BREAKING_BYTES_PER_SECOND = 5_000_000;

/** A browser sends a call that was cut off again by itself, at once; the app does so after a second (ux U6), ms. */
const SAME_TRY_MS = 600;

/** What goes wrong with one upload. */
type Trouble = {
  /** Asked for each piece: who switches slowness off frees what is on its way. */
  readonly bytesPerSecond: () => number | null;
  /** Bytes after which the connection is cut. */
  readonly cutAfter: number | null;
  readonly onCut: () => void;
};

/**
 * Takes the one file of a multipart call into a folder, under a random name; what is cut off, too large or
 * refused leaves nothing. `faults` slow it or cut it; `cutsNow` returns what is known of the uploads that were cut.
 */
export function receiveUpload(folder: string, faults: Pick<Faults, 'current' | 'struck'>, cutsNow: () => Cuts) {
  const disk: StorageEngine = multer.diskStorage({ destination: (_req, _file, done) => done(null, folder) });

  const troubleOf = (req: Request, name: string): Trouble => {
    // An upload that began before a reset says nothing about those after it.
    const cuts = cutsNow();
    const breaking = breaksOff(name) ? BREAKING_BYTES_PER_SECOND : null;
    const slow = isSlow(name) ? SLOW_BYTES_PER_SECOND : breaking;
    const whole = Number(req.get('content-length') ?? 0);
    return {
      bytesPerSecond() {
        const { upload_kbps } = faults.current();
        return upload_kbps === null ? slow : (upload_kbps * 1000) / 8;
      },
      cutAfter: cuts.bytesFor(name, faults.current().cut_upload_at, whole),
      onCut() {
        cuts.happened(name);
        faults.struck('cut_upload_at');
      },
    };
  };
  // Whoever comes first removes it: multer when the call breaks off, we when the disk takes no more of it.
  const remove: StorageEngine['_removeFile'] = (req, file, done) =>
    file.path === undefined ? done(null) : disk._removeFile(req, file, done);
  const storage: StorageEngine = {
    _handleFile(req, file, done) {
      const trouble = troubleOf(req, file.originalname);
      if (trouble.bytesPerSecond() !== null || trouble.cutAfter !== null) {
        // The same `file` goes on: disk storage remembers its open streams by it.
        Object.defineProperty(file, 'stream', { configurable: true, value: troubled(file.stream, trouble, req) });
      }
      disk._handleFile(req, file, (error, info) => {
        // What did not fit on the disk must not go on filling it; multer leaves it lying.
        if (error) remove(req, file, () => done(error));
        else done(null, info);
      });
    },
    _removeFile: remove,
  };
  // Busboy's default would read the names as Latin-1: accents would be lost.
  return multer({ storage, limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4 }, defParamCharset: 'utf8' }).single(
    'file',
  );
}

export type Cuts = ReturnType<typeof createCuts>;

/** Which uploads are cut off, and where; `now` is the machine's time, ms. */
export function createCuts(now: () => number) {
  /** When each name was cut last, ms. */
  const last = new Map<string, number>();
  const isSameTry = (name: string) => now() - (last.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_TRY_MS;
  return {
    /** Bytes after which an upload of so many is cut: by its name the first time, whole the second, and so on; by the fault each time. */
    bytesFor(name: string, fault: number | null, whole: number): number | null {
      // Else the browser's own repetition would pass, and nobody would see that anything broke.
      if (isSameTry(name)) return 0;
      const wasCut = last.delete(name);
      if (breaksOff(name) && !wasCut) return whole / 2;
      return fault === null ? null : whole * fault;
    },
    /** Repetitions of the same try do not make it any longer. */
    happened(name: string): void {
      if (!isSameTry(name)) last.set(name, now());
    },
  };
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
      const speed = bytesPerSecond();
      if (speed === null) done(null, chunk);
      else setTimeout(done, (chunk.length / speed) * 1000, null, chunk);
    },
  });
  source.on('error', () => slowed.destroy());
  return source.pipe(slowed);
}
