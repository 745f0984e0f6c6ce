import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';

/** Error of a failed call; the message is Spanish, for the operator. */
type ConsoleApiError = { readonly message: string };

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
  return error ? { error: { message: messageFor(error) } } : { data };
};

function messageFor({ status, data }: FetchBaseQueryError): string {
  if (status === 403) return consoleTexts.readOnlyFromOtherMachine;
  if (typeof status !== 'number') return consoleTexts.serverUnreachable;
  const body = data === null ? '' : JSON.stringify(data).slice(0, 200);
  return consoleTexts.didNotWork({ reason: `${status} ${body}` });
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
