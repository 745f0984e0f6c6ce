import { describe, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#api/api';
import { createStore } from '../../../web/app/store.ts';
import { articleAddress } from '../../../web/features/articles/articleAddress.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';
import { ana } from '../owner.ts';
import { setPageSetting } from '../pageSetting.ts';

const SITE = 'https://www.adelantto.test/';

describe('an address in an article', () => {
  test.each([
    ['https://otro.test/a', 'https://otro.test/a'],
    ['/blog/a', 'https://www.adelantto.test/blog/a'],
    ['//cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
  ])('resolves %s to %s', (address, expected) => {
    expect(articleAddress(address, SITE)).toBe(expected);
  });

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'http://', null])(
    'rejects %s',
    (address) => {
      expect(articleAddress(address, SITE)).toBeUndefined();
    },
  );
});

describe('the query of the articles', () => {
  type Respond = (url: string, init: RequestInit) => Promise<Response>;

  async function startQuery(respond: Respond) {
    vi.stubGlobal('location', { origin: 'https://app.test' });
    // A stub, because Node has no DOMParser; the journeys cover the parsing itself.
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => ({ body: { querySelectorAll: () => [], textContent: html } });
      },
    );
    const fetched = vi.fn(respond);
    vi.stubGlobal('fetch', fetched);
    const { articlesApi } = await import('../../../web/features/articles/articlesSlice.ts');
    const { store } = createStore();
    store.dispatch(signedIn({ token: 'secret', user: ana }));
    return { query: store.dispatch(articlesApi.endpoints.getArticles.initiate()), fetched };
  }

  /** Runs the query. Returns its result and the arguments of the request. */
  async function runQuery(respond: Respond) {
    const { query, fetched } = await startQuery(respond);
    const { data, error } = await query;
    query.unsubscribe();
    return { data, error, request: fetched.mock.calls[0] };
  }

  /** A site that never answers; the request fails when it is aborted. */
  const unanswered: Respond = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  const article = {
    id: 7,
    title: ' Cinco  cláusulas ',
    summary: 'Lo que\n debe decir',
    image: '/a.jpg',
    url: '/blog/7',
  };

  test('calls the marketing site without a token or cookies', {
    tags: ['s3-article', 's6-marketing-no-token'],
  }, async () => {
    const { data, request } = await runQuery(async () => Response.json([article]));
    expect(request?.[0]).toBe('/api/services/articles?_format=json');
    expect(request?.[1].credentials).toBe('omit');
    expect([...new Headers(request?.[1].headers)]).toEqual([['accept', 'application/json']]);
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

  test('calls the site of the setting, and resolves addresses against it', async () => {
    setPageSetting('marketing-host', 'https://www.adelantto.test/mx');
    const { data, request } = await runQuery(async () => Response.json([{ ...article, image: 'a.jpg' }]));
    expect(request?.[0]).toBe('https://www.adelantto.test/mx/api/services/articles?_format=json');
    expect(data).toMatchObject([
      { image: 'https://www.adelantto.test/mx/a.jpg', url: 'https://www.adelantto.test/blog/7' },
    ]);
  });

  test('gives up when there is no answer in time', async () => {
    vi.useFakeTimers();
    const { query, fetched } = await startQuery(unanswered);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await query).error).toEqual({ kind: 'timeout' });
    query.unsubscribe();
  });

  test('ends its request when it is aborted', async () => {
    const { query, fetched } = await startQuery(unanswered);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    query.abort();
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect((await query).data).toBeUndefined();
    query.unsubscribe();
  });

  test('leaves out articles without a usable address', async () => {
    const { data } = await runQuery(async () => Response.json([{ ...article, url: 'javascript:alert(1)' }]));
    expect(data).toEqual([]);
  });

  test.each([
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
    ['a body that is not a list', async () => Response.json({ rows: [] }), { kind: 'unreadable' }],
    ['an HTTP error', async () => new Response('', { status: 503 }), { kind: 'http', status: 503 }],
  ])('fails without data on %s', async (_, respond, expected) => {
    const { data, error } = await runQuery(respond);
    expect(data).toBeUndefined();
    expect(error).toMatchObject(expected);
  });
});
