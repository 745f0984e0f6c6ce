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

/** Opens a page whose inline script has prefetched a sum, and the app that uses the response. */
async function openPage(respond: (signal: AbortSignal | null | undefined) => Promise<Response>) {
  const fetched = vi.fn(async (_: unknown, init?: RequestInit) => respond(init?.signal));
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
  const query = async () => {
    const { data, error } = await store.dispatch(endpoints.aSum.initiate(undefined, { forceRefetch: true }));
    return { data, error };
  };
  const signInAs = (token: string) => void store.dispatch(signedIn({ token, user: { ...user, id: token } }));
  return { fetched, query, signInAs, serverClockOffset, seed: () => prefetchedData('/sum', shape, 'secret') };
}

/** A response whose headers are there and whose body is not, until its call is aborted. */
const stalling = (signal: AbortSignal | null | undefined) =>
  new Response(
    new ReadableStream({
      start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)),
    }),
    { headers: { 'content-type': 'application/json' } },
  );

test('a prefetched response is used by the app, which sends no second request', async () => {
  const { fetched, query } = await openPage(async () => Response.json({ pesos: 7 }));
  expect(await query()).toEqual({ data: { pesos: 7 }, error: undefined });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a prefetched response is used once: the next query sends a request', async () => {
  const { fetched, query } = await openPage(async () => Response.json({ pesos: 7 }));
  await query();
  await query();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a prefetched response is not used by the session of another owner', async () => {
  let pesos = 7;
  const { query, signInAs } = await openPage(async () => Response.json({ pesos: pesos++ }));
  signInAs('other');
  expect(await query()).toEqual({ data: { pesos: 8 }, error: undefined });
});

test('a prefetched request without a response fails as a time-out after 15 seconds', async () => {
  const { query } = await openPage(
    (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const pending = query();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await pending).toEqual({ data: undefined, error: { kind: 'timeout' } });
});

test('a prefetched response whose body stalls after its headers fails as a time-out after 15 seconds', async () => {
  const { query } = await openPage(async (signal) => stalling(signal));
  const pending = query();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([pending, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toEqual({ data: undefined, error: { kind: 'timeout' } });
});

test.each(['query', 'seed'] as const)(
  "a prefetched response gives the server's time by when it was sent and received, not by when a %s uses it",
  async (use) => {
    // The server's clock is half a minute ahead, and the response takes a fifth of a second.
    const date = new Date(DEVICE_NOON + 30_000).toUTCString();
    const page = await openPage(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return Response.json({ pesos: 7 }, { headers: { date } });
    });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await page[use]()).toBeDefined();
    // The middle between 29.8 and 30.999 seconds.
    expect(page.serverClockOffset()).toBe(30_400);
  },
);
