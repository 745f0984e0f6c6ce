import type { Session } from '#domain/session';
import { consoleApi } from '../consoleApi.ts';
import type { City, OwnerDto, PersonaDto } from '../dto.ts';

/**
 * Data of an owner to create in the state of the persona `like`, with its surnames when there are none; `rent` in MXN a
 * month, `term` in months.
 */
export type PersonaRequest = {
  like: string;
  name: string;
  last_name?: string | undefined;
  rent: number;
  city: string;
  term: number;
};

const personasApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listPersonas: build.query<PersonaDto[], void>({ query: () => 'personas', providesTags: ['personas'] }),
    listOwners: build.query<OwnerDto[], void>({ query: () => 'owners', providesTags: ['personas', 'owners'] }),
    listCities: build.query<readonly City[], void>({ query: () => 'cities' }),
    personalise: build.mutation<PersonaDto, PersonaRequest>({
      query: (body) => ({ url: 'personas', method: 'POST', body }),
      invalidatesTags: ['personas'],
    }),
    openSession: build.mutation<Session, string>({
      query: (key) => ({ url: `personas/${key}/session`, method: 'POST' }),
    }),
  }),
});

export const {
  useListPersonasQuery,
  useListOwnersQuery,
  useListCitiesQuery,
  usePersonaliseMutation,
  useOpenSessionMutation,
} = personasApi;
