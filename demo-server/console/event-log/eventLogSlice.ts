import { stageApi } from '../consoleApi.ts';
import type { EventTold } from '../told.ts';

const recordApi = stageApi.injectEndpoints({
  endpoints: (build) => ({
    /** What happened, oldest first. */
    listRecord: build.query<EventTold[], void>({ query: () => 'record', providesTags: ['record'] }),
    /** What happened after an event; asked once, for what a press brought about. */
    readRecordAfter: build.query<EventTold[], string>({ query: (after) => `record?after=${after}` }),
  }),
});

export const { useListRecordQuery, useLazyReadRecordAfterQuery } = recordApi;
