import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UploadedFile } from '#domain/uploadedFile';
import { createUploadQueue, type Sending, type Upload, type UploadError } from '#kit/files/uploadQueue.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const uploadedAs = (file: File): UploadedFile => ({
  id: `id-${file.name}`,
  name: file.name,
  size: file.size,
  url: '/f',
});

const lostOnTheWay: UploadError = { text: 'No pudimos conectarnos.', retry: true };
const refusedByServer: UploadError = { text: 'Elige un archivo PDF.', retry: false };

/** A connection that the test switches. */
function connection() {
  let up = true;
  const listeners = new Set<() => void>();
  const set = (now: boolean) => {
    up = now;
    for (const tell of [...listeners]) tell();
  };
  return {
    goes: () => set(false),
    returns: () => set(true),
    listeners,
    surroundings: {
      online: () => up,
      onConnection: (changed: () => void) => {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    },
  };
}

/** An upload whose every try waits for the test to settle it. */
function handMade() {
  const tries: {
    file: File;
    signal: AbortSignal;
    progress: (sent: number, total: number) => void;
    arrive: () => void;
    fail: (why: UploadError) => void;
  }[] = [];
  const upload: Upload = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      tries.push({ file, signal, progress: onProgress, arrive: () => resolve(uploadedAs(file)), fail: reject });
    });
  return { upload, tries };
}

function started(queue: ReturnType<typeof createUploadQueue>, upload: Upload, name: string) {
  const controller = new AbortController();
  const steps: string[] = [];
  const report = (sending: Sending) =>
    void steps.push(sending.is === 'uploading' ? `${sending.sent}/${sending.total}` : sending.is);
  const sent = queue.send(pdf(name), upload, { signal: controller.signal, report });
  const outcome = sent.then(
    (uploaded) => uploaded.id,
    (reason) => (reason instanceof DOMException ? reason.name : reason),
  );
  return { outcome, steps, cancel: () => controller.abort() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('an upload', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('reports what has left the phone and answers the uploaded file', async () => {
    const { upload, tries } = handMade();
    const one = started(createUploadQueue(connection().surroundings), upload, 'a.pdf');
    await settle();
    tries[0]?.progress(4, 8);
    tries[0]?.arrive();
    await expect(one.outcome).resolves.toBe('id-a.pdf');
    expect(one.steps).toEqual(['0/8', '4/8']);
  });

  test('two run at once, the third waits for a place', async () => {
    const { upload, tries } = handMade();
    const queue = createUploadQueue(connection().surroundings);
    const [, , third] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => started(queue, upload, name));
    await settle();
    expect(tries.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
    expect(third?.steps).toEqual(['waiting']);
    tries[1]?.arrive();
    await settle();
    expect(tries.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(third?.steps).toEqual(['waiting', '0/8']);
  });

  test('one that waits can be cancelled and then takes no place', async () => {
    const { upload, tries } = handMade();
    const queue = createUploadQueue(connection().surroundings);
    const [, , third] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => started(queue, upload, name));
    const fourth = started(queue, upload, 'd.pdf');
    await settle();
    third?.cancel();
    await expect(third?.outcome).resolves.toBe('AbortError');
    tries[0]?.arrive();
    await settle();
    expect(tries.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
    tries[2]?.arrive();
    await expect(fourth.outcome).resolves.toBe('id-d.pdf');
  });

  test('one that is cancelled in the moment it gets its place is never sent', async () => {
    const { upload, tries } = handMade();
    const queue = createUploadQueue(connection().surroundings);
    const [, , third] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => started(queue, upload, name));
    await settle();
    tries[0]?.arrive();
    third?.cancel();
    await settle();
    await expect(third?.outcome).resolves.toBe('AbortError');
    const last = started(queue, upload, 'd.pdf');
    await settle();
    tries.at(-1)?.arrive();
    await expect(last.outcome).resolves.toBe('id-d.pdf');
  });

  test('is tried again by itself after 1, 3 and 8 seconds, then says why it failed', async () => {
    const { upload, tries } = handMade();
    const one = started(createUploadQueue(connection().surroundings), upload, 'a.pdf');
    for (const [failed, delay] of [1000, 3000, 8000].entries()) {
      await settle();
      tries[failed]?.fail(lostOnTheWay);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(tries).toHaveLength(failed + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(tries).toHaveLength(failed + 2);
    }
    tries[3]?.fail(lostOnTheWay);
    await expect(one.outcome).resolves.toEqual(lostOnTheWay);
    expect(one.steps.filter((step) => step === 'retrying')).toHaveLength(3);
  });

  test('gives its place to another while it waits for its next try', async () => {
    const { upload, tries } = handMade();
    const queue = createUploadQueue(connection().surroundings);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) started(queue, upload, name);
    await settle();
    tries[0]?.fail(lostOnTheWay);
    await settle();
    expect(tries.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  test('what the server refuses is not tried again', async () => {
    const { upload, tries } = handMade();
    const one = started(createUploadQueue(connection().surroundings), upload, 'a.pdf');
    await settle();
    tries[0]?.fail(refusedByServer);
    await expect(one.outcome).resolves.toEqual(refusedByServer);
    expect(tries).toHaveLength(1);
  });

  test('pauses when the connection goes and resumes by itself, without using up a try', async () => {
    const { upload, tries } = handMade();
    const { surroundings, goes, returns } = connection();
    const one = started(createUploadQueue(surroundings), upload, 'a.pdf');
    await settle();
    goes();
    await settle();
    expect(tries[0]?.signal.aborted).toBe(true);
    expect(one.steps.at(-1)).toBe('paused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(1);
    returns();
    await settle();
    expect(tries).toHaveLength(2);
    tries[1]?.arrive();
    await expect(one.outcome).resolves.toBe('id-a.pdf');
  });

  test('one begun without a connection waits for it', async () => {
    const { upload, tries } = handMade();
    const { surroundings, goes, returns } = connection();
    goes();
    const one = started(createUploadQueue(surroundings), upload, 'a.pdf');
    await settle();
    expect(one.steps).toEqual(['paused']);
    expect(tries).toHaveLength(0);
    returns();
    await settle();
    expect(tries).toHaveLength(1);
  });

  test('cancelled on its way it stops at once, and progress that comes late is not heard', async () => {
    const { upload, tries } = handMade();
    const { surroundings, listeners } = connection();
    const one = started(createUploadQueue(surroundings), upload, 'a.pdf');
    await settle();
    one.cancel();
    tries[0]?.progress(8, 8);
    await expect(one.outcome).resolves.toBe('AbortError');
    expect(one.steps).toEqual(['0/8']);
    expect(listeners.size).toBe(0);
  });

  test('cancelled while paused or between two tries it is over', async () => {
    const { upload, tries } = handMade();
    const { surroundings, goes, listeners } = connection();
    const queue = createUploadQueue(surroundings);
    const retrying = started(queue, upload, 'a.pdf');
    await settle();
    tries[0]?.fail(lostOnTheWay);
    await settle();
    retrying.cancel();
    await expect(retrying.outcome).resolves.toBe('AbortError');
    goes();
    const paused = started(queue, upload, 'b.pdf');
    await settle();
    paused.cancel();
    await expect(paused.outcome).resolves.toBe('AbortError');
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
