import { trustedScriptUrl } from '../browser/trustedTypes.ts';
import { type PhotoJobs, type PhotoRequest, type PhotoResponse, photoJobs } from './photoJobs.ts';

/** Address of the worker's script, set by the build. Undefined in unit tests. */
const WORKER_URL = process.env.PHOTO_WORKER;
/** Time after which a worker counts as dead, in ms. A worker that the system has ended sends no error. */
const TIMEOUT_MS = 20_000;

// Jobs run one at a time: two open pictures of 12 megapixels are too much memory for a cheap phone.
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a photo job in a worker, so that the page stays responsive. Jobs run one at a time. When the worker fails (an
 * old browser, a script that is gone from the server, HEIC on Safari), the page runs the job itself. Rejects when both
 * fail.
 */
export function inPhotoWorker<Name extends keyof PhotoJobs>(
  name: Name,
  ...args: Parameters<PhotoJobs[Name]>
): ReturnType<PhotoJobs[Name]> {
  const runOnPage = photoJobs[name] as (...args: unknown[]) => Promise<unknown>;
  const run = () => runInWorker({ name, args } as PhotoRequest).catch(() => runOnPage(...args));
  const result = last.then(run);
  last = result.catch(() => {
    // The caller receives the rejection; the next job only waits for this one to end.
  });
  return result as ReturnType<PhotoJobs[Name]>;
}

/** Runs the job in a new worker, which is terminated afterwards to free its memory. Rejects when the worker fails. */
async function runInWorker(request: PhotoRequest): Promise<unknown> {
  if (WORKER_URL === undefined || typeof OffscreenCanvas === 'undefined')
    throw new Error('Photo workers are not supported');
  const worker = new Worker(trustedScriptUrl(WORKER_URL));
  try {
    const response = await responseOf(worker, request);
    if (!response.isDone) throw new Error('The worker could not open the picture');
    return response.result;
  } finally {
    worker.terminate();
  }
}

const responseOf = (worker: Worker, request: PhotoRequest) =>
  new Promise<PhotoResponse>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker did not respond')), TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<PhotoResponse>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      reject(new Error('The worker did not start'));
    };
    worker.postMessage(request);
  });
