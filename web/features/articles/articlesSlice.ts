import { api, REQUEST_TIMEOUT_MS } from '#api/api';
import { httpProblem, noConnection, type Problem, unreadable } from '#api/problem';
import { toQueryState } from '#api/toQueryState';
import { type Article, Articles } from '#domain/article';
import { parse } from '#domain/readable';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { link } from '#links';
import { articleAddress } from './articleAddress.ts';
import { plainText } from './plainText.ts';

/** An article as the screens show it: plain text and safe addresses. */
export type ShownArticle = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string | undefined;
  readonly url: string;
};

export const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getArticles: build.query<readonly ShownArticle[], void>({
      // Not through the base query of the API: the marketing site is another host and must never receive the token.
      queryFn: async (_, { signal }) => {
        const site = new URL(`${link('marketing-host')}/`, location.origin).href;
        const result = await fetchArticles(`${link('marketing-host')}/api/services/articles?_format=json`, signal);
        return 'error' in result ? result : { data: result.data.flatMap((article) => toShownArticles(article, site)) };
      },
    }),
  }),
});

async function fetchArticles(url: string, signal: AbortSignal): Promise<{ data: Article[] } | { error: Problem }> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  const cancel = () => controller.abort();
  signal.addEventListener('abort', cancel);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      signal: controller.signal,
    });
    if (!response.ok) return { error: httpProblem(response.status, undefined, response.headers.get('retry-after')) };
    const body: unknown = await response.json().catch(() => undefined);
    const articles = parse(body, Articles);
    return articles ? { data: articles } : { error: unreadable(response.headers.get('content-type')) };
  } catch {
    if (signal.aborted) return { error: { kind: 'cancelled' } };
    return { error: controller.signal.aborted ? { kind: 'timeout' } : noConnection() };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** Returns the article as the screens show it, in a list that is empty when its address is unusable. */
function toShownArticles({ id, title, summary, image, url }: Article, site: string): ShownArticle[] {
  const address = articleAddress(url, site);
  if (address === undefined) return [];
  return [
    {
      id: String(id),
      title: plainText(title),
      summary: plainText(summary),
      image: articleAddress(image, site),
      url: address,
    },
  ];
}

/** The articles of the marketing site. */
export const useArticles = (): QueryState<readonly ShownArticle[]> => toQueryState(articlesApi.useGetArticlesQuery());
