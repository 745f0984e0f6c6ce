import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { t } from './consoleTexts.ts';

/** Why a call of the operator's failed, in words that can be shown. */
export type CallFailed = { readonly status: number | null; readonly text: string };

const fetched = fetchBaseQuery({
  baseUrl: '/demo/api/',
  // Empty answers and refusals of a proxy are no JSON.
  responseHandler: async (answer) => {
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  },
});

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, CallFailed> = async (args, api, options) => {
  const { data, error } = await fetched(args, api, options);
  if (!error) return { data };
  const { status } = error;
  if (status === 403) return { error: { status, text: t('Only to be looked at from here') } };
  if (typeof status !== 'number') return { error: { status: null, text: t('The server does not answer') } };
  return { error: { status, text: t('It did not work: {reason}', { reason: `${status} ${wordsIn(error.data)}` }) } };
};

const wordsIn = (body: unknown): string => (body === null ? '' : JSON.stringify(body).slice(0, 200));

/** What a mutation's promise was rejected with, as a sentence. */
export const reasonOf = (problem: unknown): string =>
  typeof problem === 'object' && problem !== null && 'text' in problem && typeof problem.text === 'string'
    ? problem.text
    : String(problem);

export const tags = [
  'people',
  'file',
  'messages',
  'clock',
  'autopilot',
  'faults',
  'snapshots',
  'record',
  'network',
] as const;
export type Tag = (typeof tags)[number];

/** The operator's calls; each section injects its own. Nothing goes stale by itself: events say what did. */
export const consoleApi = createApi({
  reducerPath: 'stage',
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
});
