import type { Session } from '#domain/session';
import { consoleApi } from '../../consoleApi.ts';
import type { PlaceDto } from '../../dto.ts';

const placeApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the talk is, by the server's data; null when they are new. */
    getPlace: build.query<PlaceDto | null, void>({ query: () => 'place' }),
    /** Saves where a window is. `keepalive`: a reload of the console right after a step does not abort it. */
    savePlace: build.mutation<PlaceDto, PlaceDto & { readonly window: string }>({
      query: (place) => ({ url: 'place', method: 'PUT', body: place, keepalive: true }),
    }),
    /** A new session of the owner with this id. */
    openSessionOf: build.mutation<Session, string>({
      query: (id) => ({ url: `owners/${id}/session`, method: 'POST' }),
    }),
  }),
});

export const { useLazyGetPlaceQuery, useSavePlaceMutation, useOpenSessionOfMutation } = placeApi;
