import { consoleApi } from '../consoleApi.ts';
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

/**
 * Returns a thunk that fetches a case file anew, for the cache too. It subscribes until the file has arrived: RTK Query
 * removes an entry that nobody uses when an event makes it outdated meanwhile.
 */
export const refetchCaseFile =
  (id: string) =>
  async (dispatch: ConsoleStore['dispatch']): Promise<CaseFileDto> => {
    const request = dispatch(caseFileApi.endpoints.getCaseFile.initiate(id, { forceRefetch: true }));
    try {
      return await request.unwrap();
    } finally {
      request.unsubscribe();
    }
  };

/** Selects what is known of the case file of the owner with this id. */
export const selectCaseFile = caseFileApi.endpoints.getCaseFile.select;

export const { useGetCaseFileQuery, useMakeTransitionMutation } = caseFileApi;
