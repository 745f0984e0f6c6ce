import { trustedScriptUrl } from '../browser/trustedTypes.ts';
import { type PhotoAnswer, type PhotoJobs, type PhotoOrder, photoJobs } from './photoJobs.ts';

/** Where the build has put the worker; nothing where there was no build. */
const ADDRESS = process.env.PHOTO_WORKER;
/** A worker that the system has taken away says nothing any more: after so long, in ms, the page goes on without it. */
const PATIENCE_MS = 20_000;

// One picture at a time is held open: two of 12 megapixels are too much for a cheap phone.
let last: Promise<unknown> = Promise.resolve();

/**
 * Does a job of photos away from the page, which stays deaf to nobody meanwhile; no two at once. Where no worker can do it
 * (an old browser, a file that is gone from the server, HEIC on Safari) the page does it. Rejects when neither can.
 */
export function inPhotoWorker<Name extends keyof PhotoJobs>(
  name: Name,
  ...given: Parameters<PhotoJobs[Name]>
): ReturnType<PhotoJobs[Name]> {
  const here = photoJobs[name] as (...given: unknown[]) => Promise<unknown>;
  const work = () => away({ name, given } as PhotoOrder).catch(() => here(...given));
  const result = last.then(work);
  last = result.catch(() => {
    // Whoever asked for it hears of it; the next one in the row only waits for the end.
  });
  return result as ReturnType<PhotoJobs[Name]>;
}

/** The job in a worker of its own, whose memory goes with it. Rejects when there is none, or when it cannot. */
async function away(order: PhotoOrder): Promise<unknown> {
  if (ADDRESS === undefined || typeof OffscreenCanvas === 'undefined') throw new Error('No worker for photos');
  const worker = new Worker(trustedScriptUrl(ADDRESS));
  try {
    const answer = await answerOf(worker, order);
    if (!answer.isDone) throw new Error('The worker could not open it');
    return answer.result;
  } finally {
    worker.terminate();
  }
}

const answerOf = (worker: Worker, order: PhotoOrder) =>
  new Promise<PhotoAnswer>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('The worker says nothing')), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => {
      clearTimeout(patience);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(patience);
      reject(new Error('The worker did not start'));
    };
    worker.postMessage(order);
  });
