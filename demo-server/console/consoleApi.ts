import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { is } from 'superstruct';
import { ErrorBody, FieldsErrorBody, firstMessages } from '#domain/errorBody';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';

/** Error of a failed call in Spanish: for the operator, and for each field of a form. */
export type ConsoleApiError = { readonly message: string; readonly fields: Readonly<Record<string, string>> };

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
  return error ? { error: { message: messageFor(error), fields: fieldsOf(error) } } : { data };
};

function messageFor({ status, data }: FetchBaseQueryError): string {
  if (typeof status !== 'number') return consoleTexts.serverUnreachable;
  const { message, errors = {} } = is(data, ErrorBody) ? data : {};
  const [reason = message ?? consoleTexts.tryAgain] = Object.values(firstMessages(errors));
  return consoleTexts.didNotWork({ reason });
}

const fieldsOf = ({ data }: FetchBaseQueryError): Record<string, string> =>
  is(data, FieldsErrorBody) ? firstMessages(data.errors) : {};

export const tags = [
  'personas',
  'owners',
  'caseFile',
  'messages',
  'clock',
  'autopilot',
  'faults',
  'snapshots',
  'eventLog',
  'calls',
  'talk',
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

/**
 * Resolves to the data of a query that `begin` dispatches with `forceRefetch`; the cache has them too. RTK Query would take
 * the answer of the request that is under way, which may be older than the change that is asked about: it is awaited before.
 * The subscription is kept until the data have arrived: RTK Query removes an entry that nobody uses when an event makes it
 * outdated meanwhile.
 */
export async function fetchAnew<Data>(
  underWay: Promise<unknown> | undefined,
  begin: () => { unwrap(): Promise<Data>; unsubscribe(): void },
): Promise<Data> {
  if (underWay) await underWay;
  const request = begin();
  try {
    return await request.unwrap();
  } finally {
    request.unsubscribe();
  }
}
