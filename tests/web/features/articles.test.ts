import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../../web/app/store.ts';
import { articleAddress } from '../../../web/features/articles/articleAddress.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';

const SITE = 'https://www.adelantto.test/';

describe('an address in an article', () => {
  test.each([
    ['https://otro.test/a', 'https://otro.test/a'],
    ['/blog/a', 'https://www.adelantto.test/blog/a'],
    ['imagen.jpg', 'https://www.adelantto.test/imagen.jpg'],
    ['//cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
  ])('resolves %s to %s', (address, expected) => {
    expect(articleAddress(address, SITE)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.mx',
    'http://',
    '',
    null,
    undefined,
  ])('rejects %s', (address) => {
    expect(articleAddress(address, SITE)).toBeUndefined();
  });
});

describe('the query of the articles', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Runs the query as a signed-in owner. Returns its result and the arguments of the request. */
  async function runQuery(respond: () => Promise<Response>) {
    vi.stubGlobal('location', { origin: 'https://app.test' });
    // A stub, because Node has no DOMParser; the journeys cover the parsing itself.
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => ({ body: { querySelectorAll: () => [], textContent: html } });
      },
    );
    const fetched = vi.fn((_url: string, _init: RequestInit) => respond());
    vi.stubGlobal('fetch', fetched);
    const { articlesApi } = await import('../../../web/features/articles/articlesSlice.ts');
    const { store } = createStore();
    const user = { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' };
    store.dispatch(signedIn({ token: 'secret', user }));
    expect(store.getState().auth.token).toBe('secret');
    const query = store.dispatch(articlesApi.endpoints.getArticles.initiate());
    const { data, error } = await query;
    query.unsubscribe();
    return { data, error, request: fetched.mock.calls[0] };
  }

  const article = {
    id: 7,
    title: ' Cinco  cláusulas ',
    summary: 'Lo que\n debe decir',
    image: '/a.jpg',
    url: '/blog/7',
  };

  test('calls the marketing site without a token or cookies', async () => {
    const { data, request } = await runQuery(async () => Response.json([article]));
    expect(request?.[0]).toBe('/api/services/articles?_format=json');
    expect(request?.[1].credentials).toBe('omit');
    expect(new Headers(request?.[1].headers).has('authorization')).toBe(false);
    expect(data).toEqual([
      {
        id: '7',
        title: 'Cinco cláusulas',
        summary: 'Lo que debe decir',
        image: 'https://app.test/a.jpg',
        url: 'https://app.test/blog/7',
      },
    ]);
  });

  test('leaves out articles without a usable address', async () => {
    const { data } = await runQuery(async () => Response.json([{ ...article, url: 'javascript:alert(1)' }]));
    expect(data).toEqual([]);
  });

  test.each([
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
    ['a body that is not a list', async () => Response.json({ rows: [] }), { kind: 'unreadable' }],
    ['a body that is not JSON', async () => new Response('<html>'), { kind: 'unreadable' }],
    ['an HTTP error', async () => new Response('', { status: 503 }), { kind: 'http', status: 503 }],
  ])('fails without data on %s', async (_, respond, expected) => {
    const { data, error } = await runQuery(respond);
    expect(data).toBeUndefined();
    expect(error).toMatchObject(expected);
  });
});
