import { stageApi } from '../consoleApi.ts';
import type { OwnerTold, PersonaTold, SessionTold } from '../told.ts';

/** A prospect's own name and figures in the state of a ready-made owner; MXN a month, and months (ux O3). */
export type Wanted = { like: string; name: string; rent: number; city: string; term: number };

const peopleApi = stageApi.injectEndpoints({
  endpoints: (build) => ({
    listPersonas: build.query<PersonaTold[], void>({ query: () => 'personas', providesTags: ['people'] }),
    listOwners: build.query<OwnerTold[], void>({ query: () => 'owners', providesTags: ['people'] }),
    personalise: build.mutation<PersonaTold, Wanted>({
      query: (body) => ({ url: 'personas', method: 'POST', body }),
      invalidatesTags: ['people'],
    }),
    openSession: build.mutation<SessionTold, string>({
      query: (key) => ({ url: `personas/${key}/session`, method: 'POST' }),
    }),
  }),
});

export const { useListPersonasQuery, useListOwnersQuery, usePersonaliseMutation, useOpenSessionMutation } = peopleApi;
