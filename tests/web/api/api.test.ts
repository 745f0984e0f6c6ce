import { number, type } from 'superstruct';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const user = { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' };

// The page's meta tags, read once when the app starts.
vi.stubGlobal('document', {
  querySelector: (selector: string) => (selector === 'meta[name="api-host"]' ? { content: 'https://api.test/' } : null),
});
const { api } = await import('#api/api');
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
    aWrite: build.mutation<unknown, object>({ query: (body) => ({ url: '/sum', method: 'POST', body }) }),
  }),
});

/** An app that was just opened, and a server that answers as it is told. */
function opened(answer: (request: Request) => Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    return answer(request);
  });
  const { store } = createStore();
  const comesIn = (token: string) => store.dispatch(signedIn({ token, user }));
  const asks = async () => {
    const query = store.dispatch(endpoints.aSum.initiate(undefined, { forceRefetch: true }));
    const { data, error } = await query;
    query.unsubscribe();
    return { data, error };
  };
  const writes = async (body: object) => {
    const { data, error } = await store.dispatch(endpoints.aWrite.initiate(body));
    return { data, error };
  };
  return { store, requests, comesIn, asks, writes };
}

const html = (status: number) =>
  new Response('<html>Bad gateway</html>', { status, headers: { 'content-type': 'text/html' } });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call', () => {
  test('goes to the host of the page, as JSON, with the token of the session', async () => {
    const { requests, comesIn, asks, writes } = opened(async () => Response.json({ pesos: 7 }));
    await asks();
    comesIn('secret');
    await writes({ pesos: 7 });
    const [public_, signed] = requests as [Request, Request];
    expect(public_.url).toBe('https://api.test/api/sum');
    expect(public_.headers.has('authorization')).toBe(false);
    expect(signed.headers.get('authorization')).toBe('Bearer secret');
    expect(signed.headers.get('accept')).toBe('application/json');
    expect(signed.headers.get('content-type')).toBe('application/json');
    expect(await signed.json()).toEqual({ pesos: 7 });
  });

  test("learns the server's time from the answer", async () => {
    const date = new Date(Date.now() + 5 * 86_400_000).toUTCString();
    const { asks } = opened(async () => Response.json({ pesos: 7 }, { headers: { date } }));
    await asks();
    expect(Math.abs(now() - Date.parse(date))).toBeLessThan(5_000);
  });

  test('answers what has the right shape, with fields it does not know', async () => {
    const { asks } = opened(async () => Response.json({ pesos: 7, new: true }));
    expect(await asks()).toEqual({ data: { pesos: 7, new: true }, error: undefined });
  });

  test.each<[string, () => Promise<Response>, object]>([
    ['another shape', async () => Response.json({ pesos: '7' }), { kind: 'unreadable' }],
    ['null', async () => Response.json(null), { kind: 'unreadable' }],
    ['nothing at all', async () => new Response(null, { status: 204 }), { kind: 'unreadable' }],
    ['half a body', async () => new Response('{"pesos":'), { kind: 'unreadable' }],
    ["a proxy's page under 200", async () => html(200), { kind: 'unreadable' }],
    ["a proxy's page under 502", async () => html(502), { kind: 'http', status: 502 }],
    ['fields', async () => Response.json({ errors: { a: ['b'] } }, { status: 422 }), { errors: { a: ['b'] } }],
    [
      'too many',
      async () => Response.json({ message: 'Too many attempts' }, { status: 429, headers: { 'retry-after': '42' } }),
      { kind: 'http', status: 429, retryAfter: 42 },
    ],
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
  ])('that is answered %s is a problem', async (_, answer, problem) => {
    const { asks } = opened(answer);
    const { data, error } = await asks();
    expect(data).toBeUndefined();
    expect(error).toMatchObject(problem);
  });

  test('is given up after 15 seconds', async () => {
    vi.useFakeTimers();
    const { asks } = opened(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const asked = asks();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([asked, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await asked).error).toEqual({ kind: 'timeout' });
  });

  test('is sent once, whatever comes of it', async () => {
    const { requests, writes } = opened(async () => html(502));
    await writes({});
    expect(requests).toHaveLength(1);
  });
});

describe('a 401', () => {
  const unauthorised = async () => Response.json({ message: 'Sign in' }, { status: 401 });

  test('ends the session that asked', async () => {
    const { store, comesIn, asks } = opened(unauthorised);
    comesIn('secret');
    await asks();
    expect(store.getState().auth).toMatchObject({
      token: null,
      isAuthenticated: false,
      signOutReason: { ended: 'o1' },
    });
  });

  test('to whoever is not signed in is a refusal like any other', async () => {
    const { store, writes } = opened(unauthorised);
    const { error } = await writes({});
    expect(error).toMatchObject({ kind: 'http', status: 401, message: 'Sign in' });
    expect(store.getState().auth.signOutReason).toBeNull();
  });

  test('that comes when another session has begun leaves that one alone', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { store, comesIn, asks } = opened(() => late);
    comesIn('old');
    const asked = asks();
    comesIn('new');
    answer(await unauthorised());
    await asked;
    expect(store.getState().auth).toMatchObject({ token: 'new', isAuthenticated: true });
  });
});
