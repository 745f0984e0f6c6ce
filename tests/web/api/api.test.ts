import { number, type } from 'superstruct';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../deferred.ts';
import { ana } from '../owner.ts';
import { setPageSetting } from '../pageSetting.ts';

// Read when the app starts.
setPageSetting('api-host', 'https://api.test/');
const { api } = await import('#api/api');
const { isOnline, noteCall } = await import('#connection');
const { responseShape } = await import('#api/responseShape');
const { now } = await import('#serverTime');
const { createStore } = await import('../../../web/app/store.ts');
const { signedIn } = await import('../../../web/features/auth/authSlice.ts');

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    aSum: build.query<{ pesos: number }, void>({
      query: () => '/sum',
      extraOptions: responseShape(type({ pesos: number() })),
    }),
    aDeletion: build.mutation<unknown, void>({
      query: () => ({ url: '/sum', method: 'DELETE' }),
      extraOptions: { mayBeEmpty: true },
    }),
    aVisit: build.query<unknown, void>({ query: () => '/sum', extraOptions: { withoutSession: true } }),
    aWrite: build.mutation<unknown, object>({ query: (body) => ({ url: '/sum', method: 'POST', body }) }),
  }),
});

/** Creates a store whose requests are answered by `respond`. */
function openApp(respond: (request: Request) => Promise<Response>) {
  const requests: Request[] = [];
  // Node aborts a request only while something refers to it, which in a browser the network does.
  const running = new Set<Request>();
  vi.stubGlobal('fetch', async (request: Request) => {
    running.add(request);
    requests.push(request.clone());
    return respond(request);
  });
  const { store } = createStore();
  const signIn = (token: string) => store.dispatch(signedIn({ token, user: ana }));
  const outcomeOf = ({ data, error }: { data?: unknown; error?: unknown }) => ({ data, error });
  const query = async () => outcomeOf(await store.dispatch(endpoints.aSum.initiate()));
  const mutate = async (body: object) => outcomeOf(await store.dispatch(endpoints.aWrite.initiate(body)));
  const remove = async () => outcomeOf(await store.dispatch(endpoints.aDeletion.initiate()));
  const visit = () => store.dispatch(endpoints.aVisit.initiate());
  return { store, requests, signIn, query, mutate, remove, visit };
}

const html = (status: number) =>
  new Response('<html>Bad gateway</html>', { status, headers: { 'content-type': 'text/html', 'retry-after': '42' } });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a request', () => {
  test('goes to the host of the page, as JSON, with the token of the session', { tags: 's7-host' }, async () => {
    const { requests, signIn, query, mutate } = openApp(async () => Response.json({ pesos: 7 }));
    await query();
    signIn('secret');
    await mutate({ pesos: 7 });
    const [visitors, owners] = requests as [Request, Request];
    expect(visitors.url).toBe('https://api.test/api/sum');
    expect(visitors.headers.has('authorization')).toBe(false);
    expect(owners.headers.get('authorization')).toBe('Bearer secret');
  });

  test('that is independent of the session carries no token, and its 401 does not end the session', async () => {
    const { store, requests, signIn, visit } = openApp(async () => Response.json({}, { status: 401 }));
    signIn('secret');
    await visit();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(store.getState().auth).toMatchObject({ token: 'secret', isAuthenticated: true });
  });

  test('may succeed with an empty response where the app uses nothing of it', async () => {
    const { remove } = openApp(async () => new Response(null, { status: 204 }));
    expect(await remove()).toEqual({ data: null, error: undefined });
    expect(await openApp(async () => Response.json({ pesos: 7 })).remove()).toMatchObject({ data: { pesos: 7 } });
  });

  test("learns the server's time and that there is a connection from its response", async () => {
    vi.stubGlobal('navigator', { onLine: false });
    noteCall(false);
    const date = new Date(Date.now() + 5 * 86_400_000).toUTCString();
    const { query } = openApp(async () => Response.json({ pesos: 7 }, { headers: { date } }));
    await query();
    expect(Math.abs(now() - Date.parse(date))).toBeLessThan(5_000);
    expect(isOnline()).toBe(true);
  });

  test('returns data of the right shape, with fields that it does not know', async () => {
    const { query } = openApp(async () => Response.json({ pesos: 7, new: true }));
    expect(await query()).toEqual({ data: { pesos: 7, new: true }, error: undefined });
  });

  test.each<[string, () => Promise<Response>, object]>([
    ['a body of another shape', async () => Response.json({ pesos: '7' }), { kind: 'unreadable' }],
    ['an empty body', async () => new Response(null, { status: 204 }), { kind: 'unreadable' }],
    ['half a body', async () => new Response('{"pesos":'), { kind: 'unreadable' }],
    ["a network's page with status 200", async () => html(200), { kind: 'http', status: 511 }],
    ["a proxy's page with status 429", async () => html(429), { kind: 'http', status: 429, retryAfter: 42 }],
    [
      'another status than 2xx, with its body and the time to wait',
      async () => Response.json({ errors: { a: ['b'] } }, { status: 429, headers: { 'retry-after': '42' } }),
      { kind: 'http', status: 429, retryAfter: 42, body: { errors: { a: ['b'] } }, errors: { a: ['b'] } },
    ],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
  ])(
    'fails with a problem: %s',
    { tags: ['s8-kind-network', 's8-kind-unparseable', 's8-kind-status'] },
    async (_, respond, problem) => {
      const { query } = openApp(respond);
      const { data, error } = await query();
      expect(data).toBeUndefined();
      expect(error).toMatchObject(problem);
    },
  );

  test('fails as a time-out after 15 seconds', { tags: 's8-kind-timeout' }, async () => {
    vi.useFakeTimers();
    const { query } = openApp(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const pending = query();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([pending, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending).error).toEqual({ kind: 'timeout' });
  });

  test('is sent exactly once when it fails', async () => {
    const { requests, mutate } = openApp(async () => html(502));
    await mutate({});
    expect(requests).toHaveLength(1);
  });
});

describe('a 401', () => {
  const unauthorised = async () => Response.json({ message: 'Sign in' }, { status: 401 });

  test('ends the session that sent the request', async () => {
    const { store, signIn, query } = openApp(unauthorised);
    signIn('secret');
    await query();
    expect(store.getState().auth).toMatchObject({
      token: null,
      isAuthenticated: false,
      signOutReason: { ended: 'o1' },
    });
  });

  test('is an ordinary HTTP error for a visitor', async () => {
    const { store, mutate } = openApp(unauthorised);
    const { error } = await mutate({});
    expect(error).toMatchObject({ kind: 'http', status: 401, message: 'Sign in' });
    expect(store.getState().auth.signOutReason).toBeNull();
  });

  test('does not end another session that has begun meanwhile', async () => {
    const late = deferred<Response>();
    const { store, signIn, query } = openApp(() => late.promise);
    signIn('old');
    const pending = query();
    signIn('new');
    late.resolve(await unauthorised());
    await pending;
    expect(store.getState().auth).toMatchObject({ token: 'new', isAuthenticated: true });
  });
});
