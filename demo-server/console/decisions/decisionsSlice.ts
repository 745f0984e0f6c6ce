import { consoleApi } from '../consoleApi.ts';
import type { DecisionDto } from '../dto.ts';

const decisionsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** What waits for the staff, of all owners. */
    listDecisions: build.query<DecisionDto[], void>({ query: () => 'decisions', providesTags: ['caseFile'] }),
  }),
});

export const { useListDecisionsQuery } = decisionsApi;
