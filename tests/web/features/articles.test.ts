import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#api/api';
import { createStore } from '../../../web/app/store.ts';
import { ArticleCarousel } from '../../../web/features/articles/ArticleCarousel.tsx';
import { articleAddress } from '../../../web/features/articles/articleAddress.ts';
import { articlesApi } from '../../../web/features/articles/articlesSlice.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';
import { ana } from '../owner.ts';
import { setPageSetting } from '../pageSetting.ts';

const SITE = 'https://www.adelantto.test/';

test.each([
  ['https://otro.test/a', 'https://otro.test/a'],
  ['/blog/a', 'https://www.adelantto.test/blog/a'],
  ['//cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
  [' JavaScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://', undefined],
  [null, undefined],
])('the address %s in an article is resolved to %s', (address, expected) => {
  expect(articleAddress(address, SITE)).toBe(expected);
});

describe('the query of the articles', () => {
  type Respond = (url: string, init: RequestInit) => Promise<Response>;

  /** Runs the query as a signed-in owner. Returns it, its result, and its request. */
  function runQuery(respond: Respond) {
    vi.stubGlobal('location', { origin: 'https://app.test' });
    const fetched = vi.fn(respond);
    vi.stubGlobal('fetch', fetched);
    const { store } = createStore();
    store.dispatch(signedIn({ token: 'secret', user: ana }));
    const query = store.dispatch(articlesApi.endpoints.getArticles.initiate());
    return { query, requested: () => fetched.mock.calls[0] };
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
    const { query, requested } = runQuery(async () => Response.json([article]));
    const { data } = await query;
    const request = requested();
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
    const { query, requested } = runQuery(async () => Response.json([{ ...article, image: 'a.jpg' }]));
    const { data } = await query;
    expect(requested()?.[0]).toBe('https://www.adelantto.test/mx/api/services/articles?_format=json');
    expect(data).toMatchObject([
      { image: 'https://www.adelantto.test/mx/a.jpg', url: 'https://www.adelantto.test/blog/7' },
    ]);
  });

  test('gives up when there is no answer in time', async () => {
    vi.useFakeTimers();
    const { query, requested } = runQuery(unanswered);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(requested()?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await query).error).toEqual({ kind: 'timeout' });
  });

  test('ends its request when it is aborted', async () => {
    const { query, requested } = runQuery(unanswered);
    await expect.poll(requested).toBeDefined();
    query.abort();
    expect(requested()?.[1].signal?.aborted).toBe(true);
    expect((await query).data).toBeUndefined();
  });

  test('leaves out articles without a usable address', async () => {
    const { data } = await runQuery(async () => Response.json([{ ...article, url: 'javascript:alert(1)' }])).query;
    expect(data).toEqual([]);
  });

  test.each([
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
    ['a body that is not a list', async () => Response.json({ rows: [] }), { kind: 'unreadable' }],
    ['an HTTP error', async () => new Response('', { status: 503 }), { kind: 'http', status: 503 }],
  ])('fails without data on %s', async (_, respond, expected) => {
    const { data, error } = await runQuery(respond).query;
    expect(data).toBeUndefined();
    expect(error).toMatchObject(expected);
  });
});

test('an article opens in another tab and loses a broken picture, and without articles there is no heading', () => {
  const article = { id: '7', title: 'Cinco cláusulas', summary: '', image: '/a.jpg', url: '/blog/7' };
  const show = (data: (typeof article)[]) =>
    render(createElement(ArticleCarousel, { articles: { data, failure: null, retry: () => {} } as never })).container;
  const carousel = show([article]);
  expect(screen.getByText(article.title).getAttribute('target')).toBe('_blank');
  fireEvent.error(carousel.querySelector('img') as HTMLElement);
  expect(carousel.querySelector('img')).toBeNull();
  expect(show([]).textContent).toBe('');
});
