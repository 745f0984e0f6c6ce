import { consoleApi } from '../consoleApi.ts';
import type { CallDetailsDto, CallDto } from '../dto.ts';

const callsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest calls of the app, oldest first. */
    listCalls: build.query<CallDto[], void>({ query: () => 'calls', providesTags: ['calls'] }),
    /** A call with its bodies; it no longer changes once it has ended. */
    getCall: build.query<CallDetailsDto, string>({
      query: (id) => `calls/${id}`,
      providesTags: (call) => (call?.ms === null ? ['calls'] : []),
    }),
  }),
});

export const { useListCallsQuery, useGetCallQuery } = callsApi;
