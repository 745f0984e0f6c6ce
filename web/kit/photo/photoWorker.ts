import { type PhotoRequest, type PhotoResponse, photoJobs } from '#kit/photo/photoJobs.ts';

/** Entry point of the photo worker. It runs one job; `inPhotoWorker` terminates it afterwards. */
addEventListener('message', async ({ data }: MessageEvent<PhotoRequest>) => {
  const job = photoJobs[data.name] as (...args: unknown[]) => Promise<unknown>;
  const response = await job(...data.args).then(
    (result): PhotoResponse => ({ result, isDone: true }),
    // Without the reason: the page runs the job itself and reports its own error when it fails too.
    (): PhotoResponse => ({ isDone: false }),
  );
  postMessage(response);
});
