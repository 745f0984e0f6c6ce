import { number, type } from 'superstruct';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const user = { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' };
const DEVICE_NOON = Date.parse('2026-11-21T18:00:00Z');

// The page's meta tags and its address, read once when the app starts.
vi.stubGlobal('document', {
  querySelector: (selector: string) => (selector === 'meta[name="api-host"]' ? { content: 'https://api.test/' } : null),
});
vi.stubGlobal('location', new URL('https://api.test/home'));

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE_NOON });
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page whose first script has asked for a sum early, and the app that takes the answer. */
async function opened(answer: (signal: AbortSignal | null | undefined) => Promise<Response>) {
  const fetched = vi.fn(async (_: unknown, init?: RequestInit) => answer(init?.signal));
  vi.stubGlobal('fetch', fetched);
  const { api, prefetchedData } = await import('#api/api');
  const { responseShape } = await import('#api/responseShape');
  const { prefetch } = await import('../../../web/api/prefetch.ts');
  const { createStore } = await import('../../../web/app/store.ts');
  const { signedIn } = await import('../../../web/features/auth/authSlice.ts');
  const { serverClockOffset } = await import('#serverTime');
  const shape = type({ pesos: number() });
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      aSum: build.query<{ pesos: number }, void>({ query: () => '/sum', extraOptions: responseShape(shape) }),
    }),
  });
  const { store } = createStore();
  store.dispatch(signedIn({ token: 'secret', user }));
  prefetch('secret', ['/sum']);
  const asks = async () => {
    const { data, error } = await store.dispatch(endpoints.aSum.initiate());
    return { data, error };
  };
  return { fetched, asks, serverClockOffset, takes: () => prefetchedData('/sum', shape, 'secret') };
}

/** A response whose headers are there and whose body is not, until its call is aborted. */
const stalling = (signal: AbortSignal | null | undefined) =>
  new Response(
    new ReadableStream({
      start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)),
    }),
    { headers: { 'content-type': 'application/json' } },
  );

test('an early answer is taken by the app, which does not ask again', async () => {
  const { fetched, asks } = await opened(async () => Response.json({ pesos: 7 }));
  expect(await asks()).toEqual({ data: { pesos: 7 }, error: undefined });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an early call without an answer is given up after 15 seconds', async () => {
  const { asks } = await opened(
    (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const asked = asks();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await asked).toEqual({ data: undefined, error: { kind: 'timeout' } });
});

test('an early answer whose body stalls after its headers is given up after 15 seconds', async () => {
  const { asks } = await opened(async (signal) => stalling(signal));
  const asked = asks();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([asked, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toEqual({ data: undefined, error: { kind: 'timeout' } });
});

test.each(['asks', 'takes'] as const)(
  "an early answer tells the server's time by when it was sent and received, not by when the app %s it",
  async (use) => {
    // The server's clock is half a minute ahead, and the answer takes a fifth of a second.
    const date = new Date(DEVICE_NOON + 30_000).toUTCString();
    const page = await opened(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return Response.json({ pesos: 7 }, { headers: { date } });
    });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await page[use]()).toBeDefined();
    // Between 29.8 and 30.999 seconds.
    expect(page.serverClockOffset()).toBe(30_400);
  },
);
