import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askServer, isOnline, noteCall, onConnection, watchConnection } from '#connection';
import { deferred } from '../deferred.ts';

const fetched = vi.fn<() => Promise<Response>>();
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
  document.head.innerHTML = '<script type="module" src="/assets/main.js"></script>';
  vi.stubGlobal('fetch', fetched);
  noteCall(true);
});
afterEach(() => void fetched.mockReset());

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const answering = async () => new Response();

test('there is no connection only when the browser says so and a call has failed', () => {
  expect(isOnline()).toBe(true);
  noteCall(false);
  expect(isOnline()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect(isOnline()).toBe(true);
  vi.stubGlobal('navigator', { onLine: false });
  noteCall(true);
  expect(isOnline()).toBe(true);
});

test.each([
  ['a call that fails proves it', failing, [false]],
  ['a call that succeeds disproves it', answering, [true]],
])('when the browser loses the connection, %s', async (_, answer, seen) => {
  fetched.mockImplementation(answer);
  const states: boolean[] = [];
  const unsubscribe = onConnection(() => states.push(isOnline()));
  const stop = watchConnection();
  dispatchEvent(new Event('offline'));
  await settle();
  expect(states).toEqual(seen);
  dispatchEvent(new Event('online'));
  expect(isOnline()).toBe(true);
  stop();
  unsubscribe();
  dispatchEvent(new Event('offline'));
  await settle();
  expect(fetched).toHaveBeenCalledOnce();
});

test('an answer that was under way when the connection was lost again does not count', async () => {
  const late = deferred<Response>();
  fetched.mockReturnValueOnce(late.promise).mockImplementation(failing);
  const stop = watchConnection();
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('offline'));
  await settle();
  late.resolve(new Response());
  await settle();
  expect(isOnline()).toBe(false);
  stop();
});

const response = (init: ResponseInit, more: object = {}) => Object.assign(new Response(null, init), more);
const page200 = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } };

test.each([
  ['no answer at all', () => failing(), 'nobody'],
  ['the script', () => response({ status: 200 }), 'server'],
  ['a 404', () => response({ status: 404 }), 'server'],
  ['a page of the server that says so', () => response({ ...page200, status: 502 }), 'server'],
  ['511', () => response({ status: 511 }), 'network'],
  ['a page in place of the script', () => response(page200), 'network'],
  [
    'a redirect',
    () => Object.defineProperty(response({ status: 200 }), 'type', { value: 'opaqueredirect' }),
    'network',
  ],
])('%s is told from other answers', async (_, answer, who) => {
  fetched.mockImplementation(async () => answer());
  await expect(askServer()).resolves.toBe(who);
});

test('a page without a script, which is a page itself, is asked for by its address', async () => {
  document.head.replaceChildren();
  fetched.mockResolvedValue(response(page200));
  await expect(askServer()).resolves.toBe('server');
  expect(fetched).toHaveBeenCalledWith(location.href, expect.anything());
});
