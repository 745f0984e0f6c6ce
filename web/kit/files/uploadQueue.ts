import { isOnline, onConnection } from '#connection';
import type { UploadedFile } from '#domain/uploadedFile';
import { requireReadable } from '../photo/fileChecks.ts';

/** Sends one file and reports how many bytes have been sent. Rejects with an `UploadError` or an AbortError. */
export type Upload = (
  file: File,
  watch: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
) => Promise<UploadedFile>;

/**
 * Why an upload failed, in Spanish. `retry`: whether the queue repeats it by itself, as after a lost connection.
 */
export type UploadError = { text: string; retry: boolean };

/** State of a file that is being sent. `sent` and `total` in bytes. */
export type Sending =
  | { is: 'waiting' }
  | { is: 'uploading'; sent: number; total: number }
  | { is: 'retrying' }
  | { is: 'paused' };

/** What is known of the connection, as an interface that tests implement. */
export type Connectivity = {
  online: () => boolean;
  /** Calls back whenever the connection is lost or restored. Returns a function that unsubscribes. */
  onConnection: (changed: () => void) => () => void;
};

const MAX_CONCURRENT = 2;
/** Waits before each automatic retry, in ms. */
const RETRY_DELAYS_MS = [1000, 3000, 8000];
/** How long an upload is paused without a connection until it is tried all the same, in ms. */
const PAUSE_MS = 20_000;

export const isUploadError = (reason: unknown): reason is UploadError =>
  typeof reason === 'object' && reason !== null && 'text' in reason && 'retry' in reason;

/**
 * Resolves when `start` calls back, rejects with an AbortError when the signal is aborted first. `start` returns a
 * function that cancels what it has started; it is called in both cases.
 */
const waitUnlessAborted = (signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    // Rejects the promise.
    signal.throwIfAborted();
    const finish = (settle: () => void) => () => {
      signal.removeEventListener('abort', onAbort);
      stop();
      settle();
    };
    const onAbort = finish(() => reject(signal.reason));
    signal.addEventListener('abort', onAbort);
    const stop = start(finish(resolve));
  });

/** Waits for a time in ms. */
const wait = (ms: number, signal: AbortSignal) =>
  waitUnlessAborted(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });

/**
 * Creates a limit on what runs at the same time: `max` callers acquire a slot, the others wait in the order they came.
 */
function createLimit(max: number) {
  let free = max;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const acquire = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    await waitUnlessAborted(signal, (done) => {
      waiting.push(done);
      return () => {
        const index = waiting.indexOf(done);
        if (index >= 0) waiting.splice(index, 1);
      };
    });
  };
  return { acquire, release, isFull: () => free === 0 };
}

/** `report` is called with each state of the file; `signal` cancels the upload. */
type SendOptions = { signal: AbortSignal; report: (sending: Sending) => void };

/** Creates a queue of uploads: two run at once, failed ones are retried, and all pause while there is no connection. */
export function createUploadQueue(connectivity: Connectivity) {
  const limit = createLimit(MAX_CONCURRENT);

  async function attemptInSlot(file: File, upload: Upload, { signal, report }: SendOptions) {
    if (limit.isFull()) report({ is: 'waiting' });
    await limit.acquire(signal);
    try {
      return await attempt(connectivity, file, upload, { signal, report });
    } finally {
      limit.release();
    }
  }

  /**
   * Sends a file and resolves with the uploaded file. Rejects with the `UploadError` of the last retry, with an
   * `UnfitFile` when the phone cannot read the file any more, or with an AbortError when `signal` was aborted.
   */
  async function send(file: File, upload: Upload, { signal, report }: SendOptions): Promise<UploadedFile> {
    let retries = 0;
    while (true) {
      try {
        const uploaded = await attemptInSlot(file, upload, { signal, report });
        if (uploaded) return uploaded;
        if (!connectivity.online()) {
          report({ is: 'paused' });
          await untilWorthATry(connectivity, signal);
        }
        retries = 0;
      } catch (reason) {
        await requireReadable(file);
        const delay = RETRY_DELAYS_MS[retries];
        if (delay === undefined || !isUploadError(reason) || !reason.retry) throw reason;
        retries += 1;
        report({ is: 'retrying' });
        await wait(delay, signal);
      }
    }
  }

  return { send };
}

/** Waits for the connection, or for a while: the browser may not notice that it is back. */
const untilWorthATry = ({ online, onConnection }: Connectivity, signal: AbortSignal) =>
  waitUnlessAborted(signal, (done) => {
    const unsubscribe = onConnection(() => online() && done());
    const timer = setTimeout(done, PAUSE_MS);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  });

/**
 * Sends a file once. Aborts and returns undefined when the connection is lost, because a request without one would look
 * like an upload that makes no progress until it times out.
 */
async function attempt(
  { online, onConnection }: Connectivity,
  file: File,
  upload: Upload,
  { signal, report }: SendOptions,
): Promise<UploadedFile | undefined> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const unsubscribe = onConnection(() => !online() && abort());
  signal.addEventListener('abort', abort);
  try {
    signal.throwIfAborted();
    report({ is: 'uploading', sent: 0, total: file.size });
    return await upload(file, {
      signal: controller.signal,
      onProgress: (sent, total) => {
        if (!controller.signal.aborted) report({ is: 'uploading', sent, total });
      },
    });
  } catch (reason) {
    signal.throwIfAborted();
    if (controller.signal.aborted || !online()) return undefined;
    throw reason;
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', abort);
  }
}

/** The page's only upload queue, shared by all of its fields. */
export const uploadQueue = createUploadQueue({ online: isOnline, onConnection });
