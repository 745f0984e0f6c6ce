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
  ])('%s leads to %s', (address, expected) => {
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
  ])('%s leads nowhere', (address) => {
    expect(articleAddress(address, SITE)).toBeUndefined();
  });
});

describe('the articles', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Asks for the articles as an owner who is signed in, and answers what came of it and of the request. */
  async function asked(answer: () => Promise<Response>) {
    vi.stubGlobal('location', { origin: 'https://app.test' });
    // Only what a node process lacks: parsing itself is the browser's, and its journeys see it.
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => ({ body: { querySelectorAll: () => [], textContent: html } });
      },
    );
    const fetched = vi.fn((_url: string, _init: RequestInit) => answer());
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

  test('come from the marketing site without a token or cookies', async () => {
    const { data, request } = await asked(async () => Response.json([article]));
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

  test('that lead nowhere are left out', async () => {
    const { data } = await asked(async () => Response.json([{ ...article, url: 'javascript:alert(1)' }]));
    expect(data).toEqual([]);
  });

  test.each([
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
    ['a body that is no list', async () => Response.json({ rows: [] }), { kind: 'unreadable' }],
    ['a body that is no JSON', async () => new Response('<html>'), { kind: 'unreadable' }],
    ['a refusal', async () => new Response('', { status: 503 }), { kind: 'http', status: 503 }],
  ])('fail alone: %s', async (_, answer, expected) => {
    const { data, error } = await asked(answer);
    expect(data).toBeUndefined();
    expect(error).toMatchObject(expected);
  });
});
