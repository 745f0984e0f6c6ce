import { consoleApi } from '../consoleApi.ts';
import type { MessageDto } from '../dto.ts';

const inboxApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** All messages that have arrived, newest first. */
    listMessages: build.query<MessageDto[], void>({ query: () => 'messages', providesTags: ['messages'] }),
    /** Removes a message from the inbox; the app keeps its notice. */
    deleteMessage: build.mutation<null, string>({
      query: (id) => ({ url: `messages/${id}`, method: 'DELETE' }),
      invalidatesTags: ['messages'],
    }),
  }),
});

export const { useListMessagesQuery, useDeleteMessageMutation } = inboxApi;
