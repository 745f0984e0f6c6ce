import { consoleApi } from '../consoleApi.ts';
import type { EventDto } from '../dto.ts';

const eventLogApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** All events, oldest first. */
    listEvents: build.query<EventDto[], void>({ query: () => 'events', providesTags: ['eventLog'] }),
  }),
});

export const { useListEventsQuery } = eventLogApi;
