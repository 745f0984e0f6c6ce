import type { UploadedFile } from '#domain/uploadedFile';

/** Sends one file and reports how much has left the phone, in bytes. Rejects with an `UploadRefusal` or an AbortError. */
export type Upload = (
  file: File,
  watch: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
) => Promise<UploadedFile>;

/** Why a file was not taken, in ready Spanish; `retry`: network-like, may pass when it is tried again (ux §4 U6). */
export type UploadError = { text: string; retry: boolean };

/** Where a file on its way stands. `sent` and `total` in bytes. */
export type Sending =
  | { is: 'waiting' }
  | { is: 'uploading'; sent: number; total: number }
  | { is: 'retrying' }
  | { is: 'paused' };

/** What the queue needs of the world, so that a test can be the world. */
export type Connectivity = {
  online: () => boolean;
  /** Calls back whenever the connection comes or goes; answers how to stop that. */
  onConnection: (changed: () => void) => () => void;
};

/** Uploads that run at the same time, and the waits before each automatic try, in ms (ux §4 U6). */
const AT_ONCE = 2;
const RETRY_AFTER = [1000, 3000, 8000];

export const isUploadError = (reason: unknown): reason is UploadError =>
  typeof reason === 'object' && reason !== null && 'text' in reason && 'retry' in reason;

/** What a file's way ends with when she takes the file back. */
export const abortError = () => new DOMException('Aborted', 'AbortError');

/** Settles when `start` calls back, or rejects when the signal is aborted first; either way it lets go of both. */
const untilOrAborted = (signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(abortError());
      return;
    }
    const finish = (settle: () => void) => () => {
      signal.removeEventListener('abort', onAbort);
      stop();
      settle();
    };
    const onAbort = finish(() => reject(abortError()));
    signal.addEventListener('abort', onAbort);
    const stop = start(finish(resolve));
  });

const wait = (ms: number, signal: AbortSignal) =>
  untilOrAborted(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });

/** Lets two in, holds the others in the order they came. */
function createGate(places: number) {
  let free = places;
  const row: (() => void)[] = [];
  const leave = () => {
    const next = row.shift();
    if (next) next();
    else free += 1;
  };
  const enter = async (signal: AbortSignal): Promise<void> => {
    if (signal.aborted) throw abortError();
    if (free > 0) {
      free -= 1;
      return;
    }
    await untilOrAborted(signal, (done) => {
      row.push(done);
      return () => {
        const place = row.indexOf(done);
        if (place >= 0) row.splice(place, 1);
      };
    });
  };
  return { enter, leave, isFull: () => free === 0 };
}

/** A queue of uploads: two at once, retries by itself, a pause while there is no connection (ux §4 U6). */
export function createUploadQueue({ online, onConnection }: Connectivity) {
  const gate = createGate(AT_ONCE);

  const untilOnline = (signal: AbortSignal) => untilOrAborted(signal, (done) => onConnection(() => online() && done()));

  /** One try; nothing when the connection went: waiting for the time-out then would look like a standstill. */
  async function attempt(file: File, upload: Upload, signal: AbortSignal, report: (sending: Sending) => void) {
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const stopWatching = onConnection(() => !online() && giveUp());
    signal.addEventListener('abort', giveUp);
    try {
      if (signal.aborted) throw abortError();
      report({ is: 'uploading', sent: 0, total: file.size });
      return await upload(file, {
        signal: controller.signal,
        onProgress: (sent, total) => {
          if (!controller.signal.aborted) report({ is: 'uploading', sent, total });
        },
      });
    } catch (reason) {
      if (signal.aborted) throw abortError();
      if (controller.signal.aborted || !online()) return undefined;
      throw reason;
    } finally {
      stopWatching();
      signal.removeEventListener('abort', giveUp);
    }
  }

  /** Runs `work` when one of the places is free. */
  async function inPlace<Result>(signal: AbortSignal, report: (sending: Sending) => void, work: () => Promise<Result>) {
    if (gate.isFull()) report({ is: 'waiting' });
    await gate.enter(signal);
    try {
      return await work();
    } finally {
      gate.leave();
    }
  }

  /**
   * Sends a file and answers what the server made of it. `report` hears of every step between.
   * Rejects with the `UploadRefusal` that remained, or an AbortError when `signal` was aborted.
   */
  async function send(
    file: File,
    upload: Upload,
    { signal, report }: { signal: AbortSignal; report: (sending: Sending) => void },
  ): Promise<UploadedFile> {
    let retries = 0;
    while (true) {
      if (!online()) {
        report({ is: 'paused' });
        await untilOnline(signal);
        retries = 0;
      }
      try {
        const uploaded = await inPlace(signal, report, () => attempt(file, upload, signal, report));
        if (uploaded) return uploaded;
      } catch (reason) {
        const delay = RETRY_AFTER[retries];
        if (delay === undefined || !isUploadError(reason) || !reason.retry) throw reason;
        retries += 1;
        report({ is: 'retrying' });
        await wait(delay, signal);
      }
    }
  }

  return { send };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

const browser: Connectivity = {
  online: () => navigator.onLine,
  onConnection: (changed) => {
    addEventListener('online', changed);
    addEventListener('offline', changed);
    return () => {
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
    };
  },
};

/** The page's one queue: two uploads at once over all its fields. */
export const uploadQueue = createUploadQueue(browser);
