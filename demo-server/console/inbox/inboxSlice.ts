import { stageApi } from '../consoleApi.ts';
import type { MessageTold } from '../told.ts';

const inboxApi = stageApi.injectEndpoints({
  endpoints: (build) => ({
    /** All that have arrived, newest first. */
    listMessages: build.query<MessageTold[], void>({ query: () => 'messages', providesTags: ['messages'] }),
  }),
});

export const { useListMessagesQuery } = inboxApi;
