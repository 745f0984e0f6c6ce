import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NETWORK_ASKS } from '#api/problem';
import { createUpload, sendFile, uploadErrorOf } from '#api/upload';
import { isOnline, noteCall } from '#connection';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { now } from '#serverTime';
import { createStore } from '../../../web/app/store.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';
import { FakeRequest } from '../fakeRequest.ts';
import { ana } from '../owner.ts';

const file = new File(['x'.repeat(1000)], 'comprobante año.jpg', { type: 'image/jpeg' });
const uploaded = { id: 'f1', name: 'comprobante año.jpg', size: 1000, url: '/api/files/f1?s=1' };

const send = ({ size = file.size, name = file.name } = {}) => {
  // Its content is never read: only its size counts.
  const sent = Object.defineProperty(new File([file], name, { type: file.type }), 'size', { value: size });
  const controller = new AbortController();
  const progress: number[][] = [];
  const outcome = sendFile(sent, 'secret', {
    signal: controller.signal,
    onProgress: (...step) => void progress.push(step),
  }).catch((problem: unknown) => problem);
  return { outcome, progress, cancel: () => controller.abort(), request: FakeRequest.last };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

describe('sending a file', () => {
  test('posts it under a name that does not rearrange the line', () => {
    const { request } = send({ name: 'recibo\u202E\nfdp.\u200Bjpg' });
    expect(request.body.get('file')).toMatchObject({ name: 'recibo fdp.jpg' });
  });

  test('posts it as the field "file" with the session\'s token and resolves with the uploaded file', {
    tags: ['s3-file', 's7-files'],
  }, async () => {
    const { outcome, request } = send();
    expect(request.opened).toEqual(['POST', '/api/files']);
    expect(request.headers).toEqual({ authorization: 'Bearer secret', accept: 'application/json' });
    expect(request.body.get('file')).toMatchObject({ name: 'comprobante año.jpg' });
    request.respond(200, uploaded);
    expect(await outcome).toEqual(uploaded);
  });

  test('reports progress in bytes of the file, without the multipart envelope', async () => {
    const { progress, request } = send();
    request.upload.onprogress?.({ loaded: 600, total: 1200 });
    request.upload.onload?.();
    expect(progress).toEqual([
      [500, 1000],
      [1000, 1000],
    ]);
  });

  test('fails as a time-out after 30 seconds without progress, not after 30 seconds in all', async () => {
    const { outcome, request } = send();
    await vi.advanceTimersByTimeAsync(29_000);
    request.upload.onprogress?.({ loaded: 10, total: 1200 });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(request.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'timeout' });
    expect(request.aborted).toBe(true);
  });

  test.each([
    [1_000, 30_000],
    [3_840_000, 60_000],
    [500_000_000, 120_000],
  ])(
    'after all of %i bytes were sent, waits %i ms for the response, because bytes may be in buffers',
    async (size, ms) => {
      const { outcome, request } = send({ size });
      request.upload.onload?.();
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(request.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await outcome).toEqual({ kind: 'timeout' });
    },
  );

  test('can be cancelled', async () => {
    const { outcome, request, cancel } = send();
    cancel();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(request.aborted).toBe(true);
  });

  test('sends nothing when it was cancelled before', async () => {
    const before = FakeRequest.last;
    const options = { signal: AbortSignal.abort(), onProgress: () => {} };
    await expect(sendFile(file, 'secret', options)).rejects.toEqual({ kind: 'cancelled' });
    expect(FakeRequest.last).toBe(before);
  });

  test('cannot be cancelled after its response', async () => {
    const { outcome, request, cancel } = send();
    request.respond(200, uploaded);
    cancel();
    expect(await outcome).toEqual(uploaded);
    expect(request.aborted).toBe(false);
  });

  test("learns the server's time, how long to wait and that there is a connection from the response", async () => {
    vi.stubGlobal('navigator', { onLine: false });
    noteCall(false);
    const { outcome, request } = send();
    const date = new Date(Date.now() + 7_200_000).toUTCString();
    request.responseHeaders = { date, 'retry-after': '42' };
    request.respond(429, { message: 'Too many attempts' });
    expect(await outcome).toMatchObject({ status: 429, retryAfter: 42 });
    expect(isOnline()).toBe(true);
    expect(Math.abs(now() - Date.parse(date))).toBeLessThan(5_000);
  });

  test.each([
    ['a lost connection', (request: FakeRequest) => request.onerror?.(), { kind: 'unreachable' }],
    ['a response of another shape', (request: FakeRequest) => request.respond(200, { id: 1 }), { kind: 'unreadable' }],
    ['201, where only 200 counts', (request: FakeRequest) => request.respond(201, uploaded), { kind: 'unreadable' }],
    ["a proxy's page", (request: FakeRequest) => request.respond(502, '<html>'), { kind: 'http', status: 502 }],
  ])('fails with a problem: %s', { tags: 's7-files-200' }, async (_, settle, problem) => {
    const { outcome, request } = send();
    settle(request);
    expect(await outcome).toMatchObject(problem);
  });
});

describe('a 401 to an upload', () => {
  test.each([
    ['ends the session that the file was sent in', 401, 'old', { token: null, signOutReason: { ended: 'o1' } }],
    ['does not end a session that has begun since', 401, 'new', { token: 'new', isAuthenticated: true }],
    ['differs from another rejection, which ends no session', 403, 'old', { token: 'old' }],
  ])('%s', async (_, status, current, auth) => {
    const { store } = createStore();
    store.dispatch(signedIn({ token: 'old', user: ana }));
    const upload = createUpload(store)(file, { signal: new AbortController().signal, onProgress: () => {} });
    const outcome = upload.catch(() => undefined);
    if (current !== 'old') store.dispatch(signedIn({ token: current, user: ana }));
    FakeRequest.last.respond(status, { message: 'Sign in' });
    await outcome;
    expect(store.getState().auth).toMatchObject(auth);
  });

  test('is no error of a file whose upload was cancelled', async () => {
    const { store } = createStore();
    const options = { signal: AbortSignal.abort(), onProgress: () => {} };
    await expect(createUpload(store)(file, options)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the text about a failed upload', () => {
  const httpError = (status: number, more: object = {}) =>
    ({ kind: 'http', status, body: undefined, ...more }) as const;
  const large = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 612_400_000 });

  const couldNotUpload = fileTexts.couldNotUpload({ name: 'a.pdf' });

  test.each([
    [{ kind: 'unreachable' } as const, failureTexts.couldNotConnect, true],
    [{ kind: 'offline' } as const, commonTexts.offlineInputKept, true],
    [{ kind: 'timeout' } as const, failureTexts.connectionTooSlow, false],
    [httpError(413), fileTexts.fileTooLarge({ size: '612.4', max: 500 }), false],
    [httpError(415), fileTexts.choosePdfFile({ max: 500 }), false],
    [httpError(422, { errors: { file: ['File is empty'] } }), apiErrors['File is empty'], false],
    [httpError(500, { message: 'Something went wrong' }), couldNotUpload, false],
    [{ kind: 'unreadable' } as const, couldNotUpload, false],
    [httpError(503, { message: 'Nothing can be stored now' }), apiErrors['Nothing can be stored now'], false],
    [httpError(429), apiErrors['Too many attempts'], false],
    [httpError(NETWORK_ASKS), failureTexts.networkAsks, false],
  ])('of %o is: %s', (problem, text, retry) => {
    expect(uploadErrorOf(problem, large)).toEqual({ text, retry });
  });

  test.each([
    ['estado.PDF', '', fileTexts.choosePdfFile({ max: 500 })],
    ['estado.pdf.jpg', '', fileTexts.chooseJpegImage({ max: 500 })],
    ['ine.pdf', 'image/jpeg', fileTexts.chooseJpegImage({ max: 500 })],
  ])('about the wrong type of %s (%j) is: %s', (name, type, text) => {
    expect(uploadErrorOf(httpError(415), new File(['x'], name, { type })).text).toBe(text);
  });
});
