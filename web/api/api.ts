import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Struct } from 'superstruct';
import { noteCall } from '#connection';
import { parse } from '#domain/readable';
import { apiUrl } from '#links';
import { noteServerTime } from '#serverTime';
import { resolveFileUrls } from './fileUrls.ts';
import { fetchOrPrefetched, prefetchedResponse, type TimedResponse } from './prefetch.ts';
import { httpProblem, NETWORK_ASKS, noConnection, type Problem, unreadable } from './problem.ts';
import type { Expected } from './responseShape.ts';
import { sessionEnded, type WithSession } from './session.ts';

/** How long a request may take, in ms, until it fails as a `timeout`. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** How old data may be, in seconds, that a page is prefetched with. */
export const FRESH_SECONDS = 20;

const fetchJson = fetchBaseQuery({
  baseUrl: apiUrl(),
  timeout: REQUEST_TIMEOUT_MS,
  // The API never redirects; a network that does so is told from one that does not answer.
  redirect: 'manual',
  fetchFn: async (request) => noteTime(await fetchOrPrefetched(request as Request)),
  prepareHeaders: (headers, { getState, extraOptions }) => {
    // On requests without a body too (s7-json-headers).
    headers.set('accept', 'application/json');
    headers.set('content-type', 'application/json');
    const { token } = (getState() as WithSession).auth;
    if (token !== null && !isWithoutSession(extraOptions)) headers.set('authorization', `Bearer ${token}`);
  },
});

const isWithoutSession = (expected: unknown): boolean => (expected as Expected | undefined)?.withoutSession === true;

/** Learns the server's time from the headers of a response, and that there is a connection. */
function noteTime({ response, receivedAt }: TimedResponse): Response {
  noteCall(true);
  noteServerTime(response.headers.get('date'), receivedAt);
  return response;
}

/** Fetches JSON with the session's token, parses it by its shape, and ends the session on a 401. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, Problem, Expected | undefined> = async (
  args,
  api,
  expected,
) => {
  const { token } = (api.getState() as WithSession).auth;
  const { data, error, meta } = await fetchJson(args, api, expected ?? {});
  if (error) {
    const problem = problemOfFetch(error, meta);
    // A 401 ends only the session that sent the request. Otherwise mounted queries, which refetch after the store was
    // reset, would fail and reset it again without end.
    const isSameSession =
      token !== null && !isWithoutSession(expected) && (api.getState() as WithSession).auth.token === token;
    if (problem.kind === 'http' && problem.status === 401 && isSameSession) api.dispatch(sessionEnded());
    return { error: problem };
  }
  if (expected?.mayBeEmpty && meta?.response?.status === 204) return { data: null };
  if (!expected?.shape) return { data: resolveFileUrls(data) };
  const parsed = parse(data, expected.shape);
  return parsed === undefined ? { error: { kind: 'unreadable' } } : { data: resolveFileUrls(parsed) };
};

/**
 * Returns the data of a prefetched response: `await prefetchedData('/loans', Loans, token)`. Undefined when there is
 * none yet, or it failed, or its shape is wrong; the query that needs the data then sends a request of its own.
 */
export async function prefetchedData<Data, Schema>(
  path: string,
  shape: Struct<Data, Schema>,
  token: string,
): Promise<Data | undefined> {
  const prefetched = await prefetchedResponse(path, token);
  const data = parse(await prefetched?.response.json().catch(() => undefined), shape);
  if (prefetched === undefined || data === undefined || !prefetched.take()) return undefined;
  noteTime(prefetched);
  return resolveFileUrls(data);
}

function problemOfFetch(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): Problem {
  if (error.status === 'FETCH_ERROR') return noConnection();
  if (error.status === 'TIMEOUT_ERROR') return { kind: 'timeout' };
  const retryAfter = meta?.response?.headers.get('retry-after');
  // A proxy's HTML body with a 502 does not parse, but its status is known.
  if (error.status === 'PARSING_ERROR') {
    return error.originalStatus >= 400
      ? httpProblem(error.originalStatus, undefined, retryAfter)
      : unreadable(meta?.response?.headers.get('content-type'));
  }
  if (meta?.response?.type === 'opaqueredirect') return httpProblem(NETWORK_ASKS);
  return typeof error.status === 'number' ? httpProblem(error.status, error.data, retryAfter) : { kind: 'unreadable' };
}

/**
 * The API of the product; each feature's slice injects its endpoints. Unused data are kept for 60 seconds, and nothing
 * is refetched on focus or reconnect (s9-cache-60).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['profile', 'applications', 'loans', 'installments'],
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
