import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { is, type Struct } from 'superstruct';
import { apiUrl } from '#links';
import { noteServerTime } from '#serverTime';
import { fetchOrPrefetched, prefetchedResponse, type TimedResponse } from './prefetch.ts';
import { httpProblem, type Problem } from './problem.ts';
import type { Expected } from './responseShape.ts';
import { sessionEnded, type WithSession } from './session.ts';

/** Milliseconds without an answer (contract §2). */
const TIME_OUT = 15_000;

const fetchJson = fetchBaseQuery({
  baseUrl: apiUrl(),
  timeout: TIME_OUT,
  fetchFn: async (request) => noteTime(await fetchOrPrefetched(request as Request)),
  prepareHeaders: (headers, { getState, extraOptions }) => {
    // Of all calls, those without a body too (spec §7).
    headers.set('accept', 'application/json');
    headers.set('content-type', 'application/json');
    const { token } = (getState() as WithSession).auth;
    if (token !== null && !isAside(extraOptions)) headers.set('authorization', `Bearer ${token}`);
  },
});

const isAside = (expected: unknown): boolean => (expected as Expected | undefined)?.aside === true;

/** Learns the server's time from a response, as soon as its headers are there. */
function noteTime({ response, sentAt, receivedAt }: TimedResponse): Response {
  noteServerTime(response.headers.get('date'), sentAt, receivedAt);
  return response;
}

/** Fetches JSON with the session's token, checks its shape, and ends a session that it no longer knows. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, Problem, Expected | undefined> = async (
  args,
  api,
  expected,
) => {
  const { token } = (api.getState() as WithSession).auth;
  const { data, error, meta } = await fetchJson(args, api, expected ?? {});
  if (error) {
    const problem = problemOfFetch(error, meta);
    // Only the session that asked may be ended by the answer; without this a reset store asks again, is refused again,
    // and so on for ever.
    const isStillTheSession =
      token !== null && !isAside(expected) && (api.getState() as WithSession).auth.token === token;
    if (problem.kind === 'http' && problem.status === 401 && isStillTheSession) api.dispatch(sessionEnded());
    return { error: problem };
  }
  if (expected?.mayBeEmpty && meta?.response?.status === 204) return { data: null };
  if (expected?.shape && !is(data, expected.shape)) return { error: { kind: 'unreadable' } };
  return { data };
};

/**
 * What a call that was made early has brought, if that is of use: `await cameEarly('/loans', Loans, token)`. With anything
 * else nothing happens, and who asks for it hears of it.
 */
export async function wasPrefetched<Data, Schema>(
  path: string,
  shape: Struct<Data, Schema>,
  token: string,
): Promise<Data | undefined> {
  const early = await prefetchedResponse(path, token);
  const data: unknown = await early?.response.json().catch(() => undefined);
  if (early === undefined || !is(data, shape) || !early.take()) return undefined;
  noteTime(early);
  return data;
}

function problemOfFetch(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): Problem {
  if (error.status === 'FETCH_ERROR') return { kind: 'offline' };
  if (error.status === 'TIMEOUT_ERROR') return { kind: 'timeout' };
  const retryAfter = meta?.response?.headers.get('retry-after');
  // A proxy's HTML under a 502 does not parse, but its status still says what it is.
  if (error.status === 'PARSING_ERROR') {
    return error.originalStatus >= 400
      ? httpProblem(error.originalStatus, undefined, retryAfter)
      : { kind: 'unreadable' };
  }
  return typeof error.status === 'number' ? httpProblem(error.status, error.data, retryAfter) : { kind: 'unreadable' };
}

/** The one api; each slice file injects its endpoints (spec §7, §9: unused data stay 60 seconds, nothing refetches by itself). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['profile', 'applications', 'loans', 'installments'],
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
