import { consoleApi, tags } from '../consoleApi.ts';
import type { SnapshotDto } from '../dto.ts';

const path = (name: string): string => `snapshots/${encodeURIComponent(name)}`;

const snapshotsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listSnapshots: build.query<SnapshotDto[], void>({ query: () => 'snapshots', providesTags: ['snapshots'] }),
    saveSnapshot: build.mutation<SnapshotDto, string>({
      query: (name) => ({ url: path(name), method: 'PUT' }),
      invalidatesTags: ['snapshots', 'eventLog'],
    }),
    deleteSnapshot: build.mutation<void, string>({
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
  }),
});

export const {
  useListSnapshotsQuery,
  useSaveSnapshotMutation,
  useDeleteSnapshotMutation,
  useRestoreSnapshotMutation,
  useImportSnapshotMutation,
} = snapshotsApi;
