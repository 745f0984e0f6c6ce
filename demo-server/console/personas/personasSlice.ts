import { consoleApi } from '../consoleApi.ts';
import type { OwnerDto, PersonaDto, SessionDto } from '../dto.ts';

/** A prospect's own name and figures in the state of a ready-made owner; MXN a month, and months (ux O3). */
export type Wanted = { like: string; name: string; rent: number; city: string; term: number };

const peopleApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listPersonas: build.query<PersonaDto[], void>({ query: () => 'personas', providesTags: ['people'] }),
    listOwners: build.query<OwnerDto[], void>({ query: () => 'owners', providesTags: ['people'] }),
    personalise: build.mutation<PersonaDto, Wanted>({
      query: (body) => ({ url: 'personas', method: 'POST', body }),
      invalidatesTags: ['people'],
    }),
    openSession: build.mutation<SessionDto, string>({
      query: (key) => ({ url: `personas/${key}/session`, method: 'POST' }),
    }),
  }),
});

export const { useListPersonasQuery, useListOwnersQuery, usePersonaliseMutation, useOpenSessionMutation } = peopleApi;
