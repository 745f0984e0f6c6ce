import { consoleApi } from '../consoleApi.ts';
import type { OwnerFileDto } from '../dto.ts';

export type Kind = 'applications' | 'loans' | 'installments';
export type Move = { kind: Kind; id: string; move: string; reason?: string | undefined };

const ownerFileApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnerFile: build.query<OwnerFileDto, string>({ query: (id) => `owners/${id}`, providesTags: ['ownerFile'] }),
    move: build.mutation<unknown, Move>({
      query: ({ kind, id, move, reason }) => ({
        url: `${kind}/${id}/${move}`,
        method: 'POST',
        body: reason === undefined ? {} : { reason },
      }),
      invalidatesTags: ['ownerFile', 'messages', 'eventLog'],
    }),
  }),
});

export const { useGetOwnerFileQuery, useMoveMutation } = ownerFileApi;
