import type { skipToken } from '@reduxjs/toolkit/query';
import { api } from '#api/api';
import { isNotFound, type Problem } from '#api/problem';
import { responseShape } from '#api/responseShape';
import { type Notice, Notices } from '#domain/process/notice';

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The owner's notices, newest first; null for an API that does not know the call. */
    getNotices: build.query<readonly Notice[] | null, void>({
      queryFn: async (_, __, ___, fetchJson) => {
        const { data, error } = await fetchJson('/notices');
        if (error === undefined) return { data: data as Notice[] };
        return isNotFound(error as Problem) ? { data: null } : { error: error as Problem };
      },
      extraOptions: responseShape(Notices),
      // What changes an application or a loan while the page is open may send a notice.
      providesTags: ['applications', 'loans'],
    }),
  }),
});

/** Returns the query of the notices. It asks anew on each page that shows them, because any call may have sent one. */
export const useNotices = (skip?: typeof skipToken) =>
  noticesApi.useGetNoticesQuery(skip, { refetchOnMountOrArgChange: true });
