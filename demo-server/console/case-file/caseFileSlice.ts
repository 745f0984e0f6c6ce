import { consoleApi } from '../consoleApi.ts';
import type { CaseFileDto, ItemKind, StaffTransition } from '../dto.ts';

type TransitionRequest = { kind: ItemKind; id: string; transition: StaffTransition; reason?: string | undefined };

const caseFileApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** The case file of the owner with this id. */
    getCaseFile: build.query<CaseFileDto, string>({ query: (id) => `owners/${id}`, providesTags: ['caseFile'] }),
    makeTransition: build.mutation<unknown, TransitionRequest>({
      query: ({ kind, id, transition, reason }) => ({
        url: `${kind}/${id}/${transition}`,
        method: 'POST',
        ...(reason !== undefined && { body: { reason } }),
      }),
      invalidatesTags: ['caseFile', 'messages', 'eventLog'],
    }),
  }),
});

/** Action that fetches a case file past the cache. */
export const fetchCaseFile = (id: string) =>
  caseFileApi.endpoints.getCaseFile.initiate(id, { forceRefetch: true, subscribe: false });

export const { useGetCaseFileQuery, useMakeTransitionMutation } = caseFileApi;
