import { number, type } from 'superstruct';
import { beforeEach, expect, test, vi } from 'vitest';
import { ana } from '../owner.ts';
import { setPageSetting } from '../pageSetting.ts';

const DEVICE_NOON = Date.parse('2026-11-21T18:00:00Z');

// Read when the app starts.
setPageSetting('api-host', 'https://api.test/');

const { api, prefetchedData } = await import('#api/api');
const { responseShape } = await import('#api/responseShape');
const { fetchOrPrefetched, prefetch } = await import('../../../web/api/prefetch.ts');
const { createStore } = await import('../../../web/app/store.ts');
const { signedIn } = await import('../../../web/features/auth/authSlice.ts');
const { now } = await import('#serverTime');

const shape = type({ pesos: number() });
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    prefetchedSum: build.query<{ pesos: number }, void>({
      query: () => '/sum',
      extraOptions: responseShape(shape),
    }),
    sumWrite: build.mutation<unknown, object>({ query: (body) => ({ url: '/sum', method: 'POST', body }) }),
  }),
});

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE_NOON });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Opens a page whose inline script has prefetched a sum, and the app that uses the response. */
function openPage(respond: (signal: AbortSignal | null | undefined) => Promise<Response>, paths = ['/sum']) {
  const fetched = vi.fn(async (_: unknown, init?: RequestInit) => respond(init?.signal));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('prefetched', undefined);
  const { store } = createStore();
  store.dispatch(signedIn({ token: 'secret', user: ana }));
  prefetch('secret', paths);
  const query = async () => {
    const { data, error } = await store.dispatch(endpoints.prefetchedSum.initiate(undefined, { forceRefetch: true }));
    return { data, error };
  };
  const write = () => store.dispatch(endpoints.sumWrite.initiate({}));
  const signInAs = (token: string) => void store.dispatch(signedIn({ token, user: { ...ana, id: token } }));
  const seed = () => prefetchedData('/sum', shape, 'secret');
  return { fetched, query, write, signInAs, seed };
}

/** A response whose headers are there and whose body is not, until its call is aborted. */
const stalling = (signal: AbortSignal | null | undefined) =>
  new Response(
    new ReadableStream({
      start: (body) => signal?.addEventListener('abort', () => body.error(signal.reason)),
    }),
    { headers: { 'content-type': 'application/json' } },
  );

test('a prefetched response is used once by the app, and the next query sends a request', async () => {
  const { fetched, query } = openPage(async () => Response.json({ pesos: 7 }));
  expect(fetched.mock.calls).toEqual([
    [
      'https://api.test/api/sum',
      {
        headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'Bearer secret' },
        redirect: 'manual',
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
  expect(await query()).toEqual({ data: { pesos: 7 }, error: undefined });
  expect(fetched).toHaveBeenCalledTimes(1);
  await query();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a prefetched response is not used by a write to the same address', async () => {
  const { fetched, query, write } = openPage(async () => Response.json({ pesos: 7 }));
  await write();
  expect(fetched).toHaveBeenCalledTimes(2);
  await query();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a prefetched request is aborted by a request that was aborted before it could use it', async () => {
  let prefetchSignal: AbortSignal | null | undefined;
  openPage(async (signal) => {
    prefetchSignal = signal;
    return Response.json({ pesos: 7 });
  });
  const headers = { authorization: 'Bearer secret' };
  const reason = new Error('closed');
  await fetchOrPrefetched(new Request('https://api.test/api/sum', { headers, signal: AbortSignal.abort(reason) }));
  expect(prefetchSignal?.reason).toBe(reason);
});

test('a prefetched response seeds the cache once', async () => {
  const { fetched, query, seed } = openPage(async () => Response.json({ pesos: 7 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(await seed()).toEqual({ pesos: 7 });
  expect(await seed()).toBeUndefined();
  await query();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Promise<Response>, string[]?]>([
  ['was sent for another address', async () => Response.json({ pesos: 7 }), ['/other']],
  ['has no response yet', () => new Promise(() => {})],
  ['found no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has an error status', async () => Response.json({ pesos: 7 }, { status: 500 })],
  ['has a response of another shape', async () => Response.json({ pesos: '7' })],
  ['has half a body', async () => new Response('{"pesos":')],
])('a prefetched request that %s seeds no cache', async (_, respond, paths) => {
  const { seed } = openPage(respond, paths);
  await vi.advanceTimersByTimeAsync(0);
  expect(await seed()).toBeUndefined();
});

test('a prefetched response that the app has used seeds no cache', async () => {
  const { query, seed } = openPage(async () => Response.json({ pesos: 7 }));
  await vi.advanceTimersByTimeAsync(0);
  const [seeded] = await Promise.all([seed(), query()]);
  expect(seeded).toBeUndefined();
});

test('a prefetched response is not used by the session of another owner', async () => {
  let pesos = 7;
  const { query, signInAs } = openPage(async () => Response.json({ pesos: pesos++ }));
  signInAs('other');
  expect(await query()).toEqual({ data: { pesos: 8 }, error: undefined });
});

test('a prefetched response whose body stalls after its headers fails as a time-out after 15 seconds', async () => {
  const { query } = openPage(async (signal) => stalling(signal));
  const pending = query();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await Promise.race([pending, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await pending).toEqual({ data: undefined, error: { kind: 'timeout' } });
});

test.each(['query', 'seed'] as const)(
  "a prefetched response gives the server's time by when it was received, not by when a %s uses it",
  async (use) => {
    // The server's clock is half a minute ahead, and the response takes a fifth of a second.
    const date = new Date(DEVICE_NOON + 30_000).toUTCString();
    const page = openPage(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return Response.json({ pesos: 7 }, { headers: { date } });
    });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await page[use]()).toBeDefined();
    // Received after 0.2 s, with a Date that is cut to seconds.
    expect(now() - Date.now()).toBe(30_300);
  },
);
