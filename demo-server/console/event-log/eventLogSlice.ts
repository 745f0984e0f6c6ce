import { consoleApi } from '../consoleApi.ts';
import type { EventDto } from '../dto.ts';

const eventLogApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** All events, oldest first. */
    listEvents: build.query<EventDto[], void>({ query: () => 'events', providesTags: ['eventLog'] }),
    /** Events after the one with this id, to show what an action caused; it is not refetched. */
    listEventsAfter: build.query<EventDto[], string>({ query: (after) => `events?after=${after}` }),
  }),
});

export const { useListEventsQuery, useLazyListEventsAfterQuery } = eventLogApi;
