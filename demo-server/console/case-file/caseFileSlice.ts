import { consoleApi, fetchAnew } from '../consoleApi.ts';
import { jumped } from '../consoleSlice.ts';
import type { CaseFileDto, ItemKind, StaffTransition } from '../dto.ts';
import type { ConsoleStore } from '../store.ts';

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
      // The line says again how the step is done.
      onQueryStarted: (_, { dispatch }) => void dispatch(jumped(null)),
    }),
  }),
});

/** Returns a thunk that fetches the case file of an owner anew. */
export const refetchCaseFile = (id: string) => (dispatch: ConsoleStore['dispatch']) =>
  fetchAnew(dispatch(caseFileApi.util.getRunningQueryThunk('getCaseFile', id)), () =>
    dispatch(caseFileApi.endpoints.getCaseFile.initiate(id, { forceRefetch: true })),
  );

/** Selects what is known of the case file of the owner with this id. */
export const selectCaseFile = caseFileApi.endpoints.getCaseFile.select;

export const { useGetCaseFileQuery, useMakeTransitionMutation } = caseFileApi;
