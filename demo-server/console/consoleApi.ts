import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { t } from './consoleTexts.ts';

/** Failed operator call; `text` is Spanish, for the operator. `status` is null when no response arrived. */
type ConsoleApiError = { readonly status: number | null; readonly text: string };

const fetchJson = fetchBaseQuery({
  baseUrl: '/demo/api/',
  // An empty body is not valid JSON.
  responseHandler: async (response) => {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  },
});

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ConsoleApiError> = async (args, api, options) => {
  const { data, error } = await fetchJson(args, api, options);
  if (!error) return { data };
  const { status } = error;
  if (status === 403) return { error: { status, text: t('Read-only from another machine') } };
  if (typeof status !== 'number') return { error: { status: null, text: t('The server cannot be reached') } };
  return {
    error: { status, text: t('It did not work: {reason}', { reason: `${status} ${shortenBody(error.data)}` }) },
  };
};

const shortenBody = (body: unknown): string => (body === null ? '' : JSON.stringify(body).slice(0, 200));

/** Returns the text to show for a failed call or a thrown error. */
export function errorText(error: unknown): string {
  const { text, message } = error as Partial<ConsoleApiError & Error>;
  return text ?? message ?? String(error);
}

export const tags = [
  'personas',
  'caseFile',
  'messages',
  'clock',
  'autopilot',
  'faults',
  'snapshots',
  'eventLog',
  'network',
] as const;
export type Tag = (typeof tags)[number];

/**
 * RTK Query API of the operator's calls (`/demo/api`); each section injects its own endpoints. Cached data stays valid
 * until an event of the server invalidates it (followServer.ts).
 */
export const consoleApi = createApi({
  reducerPath: 'consoleApi',
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
});
