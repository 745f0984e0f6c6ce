import { is } from 'superstruct';
import { api, REQUEST_TIMEOUT } from '#api/api';
import { httpProblem, type Problem } from '#api/problem';
import { toQueryState } from '#api/toQueryState';
import { type Article, Articles } from '#domain/article';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { link } from '#links';
import { articleAddress } from './articleAddress.ts';
import { plainText } from './plainText.ts';

/** An article as it is shown: text and addresses that may be used as they are. */
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
      // Not by the api's own way: the marketing site is another host and never sees our token (spec §7).
      queryFn: async (_, { signal }) => {
        const site = new URL(`${link('marketing-host')}/`, location.origin).href;
        const answer = await fetchArticles(`${link('marketing-host')}/api/services/articles?_format=json`, signal);
        return 'error' in answer ? answer : { data: answer.data.flatMap((article) => shown(article, site)) };
      },
    }),
  }),
});

async function fetchArticles(url: string, left: AbortSignal): Promise<{ data: Article[] } | { error: Problem }> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), REQUEST_TIMEOUT);
  const leave = () => patience.abort();
  left.addEventListener('abort', leave);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      signal: patience.signal,
    });
    if (!response.ok) return { error: httpProblem(response.status, undefined, response.headers.get('retry-after')) };
    const body: unknown = await response.json().catch(() => undefined);
    return is(body, Articles) ? { data: body } : { error: { kind: 'unreadable' } };
  } catch {
    if (left.aborted) return { error: { kind: 'cancelled' } };
    return { error: { kind: patience.signal.aborted ? 'timeout' : 'offline' } };
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', leave);
  }
}

/** One article, or none when there is nowhere to read it. */
function shown({ id, title, summary, image, url }: Article, site: string): ShownArticle[] {
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
