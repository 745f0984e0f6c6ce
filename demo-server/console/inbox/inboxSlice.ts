import { consoleApi } from '../consoleApi.ts';
import type { MessageDto } from '../dto.ts';

const inboxApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** All messages that have arrived, newest first. */
    listMessages: build.query<MessageDto[], void>({ query: () => 'messages', providesTags: ['messages'] }),
  }),
});

export const { useListMessagesQuery } = inboxApi;
