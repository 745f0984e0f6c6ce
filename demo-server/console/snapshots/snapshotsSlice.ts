import { consoleApi, tags } from '../consoleApi.ts';
import type { SnapshotDto } from '../dto.ts';

const path = (name: string): string => `snapshots/${encodeURIComponent(name)}`;

const pointsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listSnapshots: build.query<SnapshotDto[], void>({ query: () => 'snapshots', providesTags: ['snapshots'] }),
    keepSnapshot: build.mutation<SnapshotDto, string>({
      query: (name) => ({ url: path(name), method: 'PUT' }),
      invalidatesTags: ['snapshots', 'record'],
    }),
    removeSnapshot: build.mutation<void, string>({
      query: (name) => ({ url: path(name), method: 'DELETE' }),
      invalidatesTags: ['snapshots'],
    }),
    restoreSnapshot: build.mutation<void, string>({
      query: (name) => ({ url: `${path(name)}/restore`, method: 'POST' }),
      invalidatesTags: [...tags],
    }),
    importSnapshot: build.mutation<void, Blob>({
      query: (body) => ({ url: 'snapshot', method: 'PUT', body, headers: { 'content-type': 'application/x-tar' } }),
      invalidatesTags: [...tags],
    }),
    /** Which people the demo holds, `sales` or `empty`; null before the first. */
    getHealth: build.query<{ scenario: string | null }, void>({ query: () => 'health', providesTags: ['people'] }),
    reset: build.mutation<void, { scenario?: string; now?: string }>({
      query: (body) => ({ url: 'reset', method: 'POST', body }),
      invalidatesTags: [...tags],
    }),
  }),
});

export const {
  useGetHealthQuery,
  useListSnapshotsQuery,
  useKeepSnapshotMutation,
  useRemoveSnapshotMutation,
  useRestoreSnapshotMutation,
  useImportSnapshotMutation,
  useResetMutation,
} = pointsApi;
