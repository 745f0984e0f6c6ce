import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteCall } from '#connection';
import type { UploadedFile } from '#domain/uploadedFile';
import { createUploadQueue, type Sending, type Upload, type UploadError, uploadQueue } from '#kit/files/uploadQueue.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const uploadedAs = ({ name, size }: File): UploadedFile => ({ id: `id-${name}`, name, size, url: '/f' });

const networkError: UploadError = { text: 'No pudimos conectarnos.', retry: true };
const httpError: UploadError = { text: 'Elige un archivo PDF.', retry: false };

/** Opens a queue whose connection the test switches, and whose attempts to send a file it settles. */
function openQueue() {
  let up = true;
  const listeners = new Set<() => void>();
  const connect = (now: boolean) => {
    up = now;
    for (const notify of [...listeners]) notify();
  };
  const onConnection = (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  };
  const queue = createUploadQueue({ online: () => up, onConnection });
  return { ...sendingBy(queue), listeners, goOffline: () => connect(false), goOnline: () => connect(true) };
}

/** Returns what sends files by a queue, and the attempts, which the test settles. */
function sendingBy(queue: ReturnType<typeof createUploadQueue>) {
  const attempts: {
    file: File;
    signal: AbortSignal;
    progress: (sent: number, total: number) => void;
    arrive: () => void;
    fail: (why: UploadError) => void;
  }[] = [];
  const upload: Upload = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      attempts.push({ file, signal, progress: onProgress, arrive: () => resolve(uploadedAs(file)), fail: reject });
    });
  /** Sends a file. Its outcome is the id of the uploaded file, or why it failed. */
  const send = (name: string, controller = new AbortController()) => {
    const steps: string[] = [];
    const report = (sending: Sending) =>
      void steps.push(sending.is === 'uploading' ? `${sending.sent}/${sending.total}` : sending.is);
    const outcome = queue.send(pdf(name), upload, { signal: controller.signal, report }).then(
      (uploaded) => uploaded.id,
      (reason) => (reason instanceof DOMException ? reason.name : reason),
    );
    return { outcome, steps, cancel: () => controller.abort() };
  };
  const names = () => attempts.map(({ file }) => file.name);
  return { attempts, names, send };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('an upload', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('reports the bytes that were sent and resolves with the uploaded file', async () => {
    const { attempts, send } = openQueue();
    const one = send('a.pdf');
    await settle();
    attempts[0]?.progress(4, 8);
    attempts[0]?.arrive();
    await expect(one.outcome).resolves.toBe('id-a.pdf');
    expect(one.steps).toEqual(['0/8', '4/8']);
  });

  test('runs beside one other; a third waits for its turn, and the next ones behind it', async () => {
    const { attempts, names, send } = openQueue();
    const [, , third] = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name) => send(name));
    await settle();
    expect(names()).toEqual(['a.pdf', 'b.pdf']);
    expect(third?.steps).toEqual(['waiting']);
    for (const [index, next] of [
      [1, 'c.pdf'],
      [0, 'd.pdf'],
      [2, 'e.pdf'],
    ] as const) {
      attempts[index]?.arrive();
      await settle();
      expect(names().at(-1)).toBe(next);
    }
    expect(third?.steps).toEqual(['waiting', '0/8']);
  });

  test('is not sent when it was cancelled before', async () => {
    const { attempts, send, goOffline } = openQueue();
    const cancelled = new AbortController();
    cancelled.abort();
    await expect(send('a.pdf', cancelled).outcome).resolves.toBe('AbortError');
    goOffline();
    await expect(send('a.pdf', cancelled).outcome).resolves.toBe('AbortError');
    expect(attempts).toEqual([]);
  });

  test('can be cancelled while it waits, and then does not block others', async () => {
    const { attempts, names, send } = openQueue();
    const [, , third] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => send(name));
    const fourth = send('d.pdf');
    await settle();
    third?.cancel();
    await expect(third?.outcome).resolves.toBe('AbortError');
    attempts[0]?.arrive();
    await settle();
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
    attempts[2]?.arrive();
    await expect(fourth.outcome).resolves.toBe('id-d.pdf');
  });

  // The queue needs a few microtasks from the end of one upload to the beginning of the next.
  test.each([0, 1, 2, 3, 4, 5, 6])(
    'is never sent after it is cancelled at the moment of its turn, %i microtasks after the end of another one',
    async (microtasks) => {
      const { attempts, names, send } = openQueue();
      const [, , third] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => send(name));
      await settle();
      attempts[0]?.arrive();
      for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
      const sent = names();
      third?.cancel();
      await settle();
      expect(names()).toEqual(sent);
      await expect(third?.outcome).resolves.toBe('AbortError');
      const last = send('d.pdf');
      await settle();
      attempts.at(-1)?.arrive();
      await expect(last.outcome).resolves.toBe('id-d.pdf');
    },
  );

  test('is retried after 1, 3 and 8 seconds, then rejects with the reason', async () => {
    const { attempts, send } = openQueue();
    const one = send('a.pdf');
    for (const [failed, delay] of [1000, 3000, 8000].entries()) {
      await settle();
      attempts[failed]?.fail(networkError);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(attempts).toHaveLength(failed + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(attempts).toHaveLength(failed + 2);
    }
    attempts[3]?.fail(networkError);
    await expect(one.outcome).resolves.toEqual(networkError);
    expect(one.steps.filter((step) => step === 'retrying')).toHaveLength(3);
  });

  test('lets another one run while it waits for its next attempt', async () => {
    const { attempts, names, send } = openQueue();
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) send(name);
    await settle();
    attempts[0]?.fail(networkError);
    await settle();
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  test('is not retried after an HTTP error', async () => {
    const { attempts, send } = openQueue();
    const one = send('a.pdf');
    await settle();
    attempts[0]?.fail(httpError);
    await expect(one.outcome).resolves.toEqual(httpError);
    expect(attempts).toHaveLength(1);
  });

  test('pauses when the phone goes offline and resumes by itself, without counting a retry', async () => {
    const { attempts, send, goOffline, goOnline } = openQueue();
    const one = send('a.pdf');
    await settle();
    goOffline();
    await settle();
    expect(attempts[0]?.signal.aborted).toBe(true);
    expect(one.steps.at(-1)).toBe('paused');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(attempts).toHaveLength(1);
    goOnline();
    await settle();
    expect(attempts).toHaveLength(2);
    attempts[1]?.arrive();
    await expect(one.outcome).resolves.toBe('id-a.pdf');
  });

  test('begins again when the connection was lost for a moment only', async () => {
    const { attempts, send, goOffline, goOnline } = openQueue();
    const one = send('a.pdf');
    await settle();
    goOffline();
    goOnline();
    await settle();
    expect(attempts).toHaveLength(2);
    attempts[1]?.arrive();
    await expect(one.outcome).resolves.toBe('id-a.pdf');
  });

  test('is tried at once when it begins offline, then after each 20 seconds, for the browser may be wrong', async () => {
    const { attempts, send, goOffline } = openQueue();
    goOffline();
    const one = send('a.pdf');
    for (const tries of [1, 2]) {
      await settle();
      expect(attempts).toHaveLength(tries);
      attempts.at(-1)?.fail(networkError);
      await settle();
      expect(one.steps.at(-1)).toBe('paused');
      await vi.advanceTimersByTimeAsync(20_000);
    }
    attempts.at(-1)?.arrive();
    await expect(one.outcome).resolves.toBe('id-a.pdf');
  });

  test('stops at once when it is cancelled, and ignores later progress', async () => {
    const { attempts, send, listeners } = openQueue();
    const one = send('a.pdf');
    await settle();
    one.cancel();
    attempts[0]?.progress(8, 8);
    await expect(one.outcome).resolves.toBe('AbortError');
    expect(one.steps).toEqual(['0/8']);
    expect(listeners.size).toBe(0);
  });

  test('ends when it is cancelled while paused or between two attempts', async () => {
    const { attempts, send, goOffline, listeners } = openQueue();
    const retrying = send('a.pdf');
    await settle();
    attempts[0]?.fail(networkError);
    await settle();
    retrying.cancel();
    await expect(retrying.outcome).resolves.toBe('AbortError');
    goOffline();
    const paused = send('b.pdf');
    await settle();
    attempts.at(-1)?.fail(networkError);
    await settle();
    expect(paused.steps.at(-1)).toBe('paused');
    paused.cancel();
    await expect(paused.outcome).resolves.toBe('AbortError');
    expect(listeners.size).toBe(0);
    const sent = attempts.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempts).toHaveLength(sent);
  });
});

test("the page's queue follows what is known of the connection", async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  const { attempts, send } = sendingBy(uploadQueue);
  const one = send('a.pdf');
  await settle();
  noteCall(false);
  await settle();
  expect(one.steps).toEqual(['0/8', 'paused']);
  noteCall(true);
  await settle();
  attempts[1]?.arrive();
  await expect(one.outcome).resolves.toBe('id-a.pdf');
});
