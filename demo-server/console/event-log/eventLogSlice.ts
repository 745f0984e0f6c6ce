import { consoleApi } from '../consoleApi.ts';
import type { EventDto } from '../dto.ts';

const recordApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** What happened, oldest first. */
    listRecord: build.query<EventDto[], void>({ query: () => 'record', providesTags: ['record'] }),
    /** What happened after an event; asked once, for what a press brought about. */
    readRecordAfter: build.query<EventDto[], string>({ query: (after) => `record?after=${after}` }),
  }),
});

export const { useListRecordQuery, useLazyReadRecordAfterQuery } = recordApi;
