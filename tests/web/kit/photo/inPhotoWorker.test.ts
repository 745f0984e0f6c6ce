import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PhotoRequest, PhotoResponse } from '#kit/photo/photoJobs.ts';

const runOnPage = vi.hoisted(() => ({ opened: vi.fn(), advice: vi.fn() }));
vi.mock('#kit/photo/photoJobs.ts', () => ({ photoJobs: runOnPage }));
// Otherwise it would last for the files after this one.
afterAll(() => void vi.doUnmock('#kit/photo/photoJobs.ts'));

/** A worker whose messages the test sends. */
class TestWorker {
  static readonly started: TestWorker[] = [];
  readonly requests: PhotoRequest[] = [];
  readonly terminate = vi.fn();
  onmessage: ((event: { data: PhotoResponse }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    TestWorker.started.push(this);
  }
  postMessage(request: PhotoRequest) {
    this.requests.push(request);
  }
}

const PHOTO = new Blob(['photo']);
const flush = () => vi.advanceTimersByTimeAsync(0);

/** Loads the module as the build has set it up. */
async function load({ hasWorker = true } = {}) {
  vi.resetModules();
  vi.stubEnv('PHOTO_WORKER', hasWorker ? '/assets/photoWorker.js' : undefined);
  return (await import('#kit/photo/inPhotoWorker.ts')).inPhotoWorker;
}

beforeEach(() => {
  vi.useFakeTimers();
  TestWorker.started.length = 0;
  for (const job of Object.values(runOnPage)) job.mockReset();
  vi.stubGlobal('Worker', TestWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});

describe('a job on a photo', () => {
  test('runs in a worker, which ends afterwards', async () => {
    const inPhotoWorker = await load();
    const advice = inPhotoWorker('advice', PHOTO);
    await flush();
    const [worker] = TestWorker.started;
    expect(worker?.url).toBe('/assets/photoWorker.js');
    expect(worker?.requests).toEqual([{ name: 'advice', args: [PHOTO] }]);
    expect(worker?.terminate).not.toHaveBeenCalled();
    worker?.onmessage?.({ data: { isDone: true, result: 'dark' } });
    expect(await advice).toBe('dark');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(worker?.terminate).toHaveBeenCalledOnce();
    expect(runOnPage.advice).not.toHaveBeenCalled();
  });

  test('waits until the one before it has ended, also when that one fails', async () => {
    const inPhotoWorker = await load();
    runOnPage.opened.mockRejectedValue(new Error('Not a picture'));
    const first = inPhotoWorker('opened', PHOTO);
    const second = inPhotoWorker('advice', PHOTO);
    await flush();
    expect(TestWorker.started).toHaveLength(1);
    TestWorker.started[0]?.onmessage?.({ data: { isDone: false } });
    await expect(first).rejects.toThrow('Not a picture');
    await flush();
    TestWorker.started[1]?.onmessage?.({ data: { isDone: true, result: 'glare' } });
    expect(await second).toBe('glare');
  });

  test.each<[string, (worker: TestWorker | undefined) => void]>([
    ['cannot do it', (worker) => worker?.onmessage?.({ data: { isDone: false } })],
    ['does not start', (worker) => worker?.onerror?.()],
    ['has not responded for 20 seconds', () => vi.advanceTimersByTime(1)],
  ])('runs on the page when the worker %s', async (_, fail) => {
    const inPhotoWorker = await load();
    runOnPage.advice.mockResolvedValue('blurry');
    const advice = inPhotoWorker('advice', PHOTO);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(runOnPage.advice).not.toHaveBeenCalled();
    fail(TestWorker.started[0]);
    expect(await advice).toBe('blurry');
    expect(runOnPage.advice.mock.calls).toEqual([[PHOTO]]);
    expect(TestWorker.started[0]?.terminate).toHaveBeenCalledOnce();
  });

  test.each([
    ['the build has no worker', { hasWorker: false }, class {}],
    ['the browser has no canvas in workers', {}, undefined],
  ])('runs on the page at once when %s', async (_, build, canvas) => {
    vi.stubGlobal('OffscreenCanvas', canvas);
    const inPhotoWorker = await load(build);
    runOnPage.advice.mockResolvedValue('blurry');
    expect(await inPhotoWorker('advice', PHOTO)).toBe('blurry');
    expect(TestWorker.started).toEqual([]);
  });
});

describe('the worker', () => {
  /** Starts the worker's script. Returns a function that sends it a request and returns its response. */
  async function startWorker() {
    vi.resetModules();
    let receive: (event: { data: PhotoRequest }) => Promise<void> = async () => {};
    const postMessage = vi.fn();
    vi.stubGlobal('addEventListener', (type: string, listener: typeof receive) => {
      if (type === 'message') receive = listener;
    });
    vi.stubGlobal('postMessage', postMessage);
    await import('#kit/photo/photoWorker.ts');
    return async (request: PhotoRequest) => {
      await receive({ data: request });
      return postMessage.mock.calls.at(-1);
    };
  }

  test('responds with the result of the job, or that it failed', async () => {
    const send = await startWorker();
    runOnPage.advice.mockResolvedValueOnce('dark').mockRejectedValueOnce(new Error('No memory'));
    expect(await send({ name: 'advice', args: [PHOTO] })).toEqual([{ isDone: true, result: 'dark' }]);
    expect(runOnPage.advice.mock.calls).toEqual([[PHOTO]]);
    expect(await send({ name: 'advice', args: [PHOTO] })).toEqual([{ isDone: false }]);
  });
});
