import { type PhotoAnswer, type PhotoOrder, photoJobs } from '#kit/photo/photoJobs.ts';

/** The entry of the worker that opens photos: it does one job and is ended by whoever asked for it. */
addEventListener('message', async ({ data }: MessageEvent<PhotoOrder>) => {
  const job = photoJobs[data.name] as (...given: unknown[]) => Promise<unknown>;
  const answer = await job(...data.given).then(
    (result): PhotoAnswer => ({ result, isDone: true }),
    // The page tries it by itself, and says why when it cannot either.
    (): PhotoAnswer => ({ isDone: false }),
  );
  postMessage(answer);
});
