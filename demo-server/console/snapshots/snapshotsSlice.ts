import { consoleApi, tags } from '../consoleApi.ts';
import type { PlaceDto, SnapshotDto, TalkDto } from '../dto.ts';

const path = (name: string): string => `snapshots/${encodeURIComponent(name)}`;

type ResetRequest = {
  readonly scenario?: string;
  readonly now?: string;
  readonly same_talk?: boolean;
  readonly step?: PlaceDto['step'];
  readonly prospect?: TalkDto | undefined;
};

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
    /**
     * `scenario` is the one that the demo was last reset to, `sales` or `empty`; null before the first reset. `began_at`
     * is the time that it was reset to; null for the real one.
     */
    getHealth: build.query<{ scenario: string | null; began_at: string | null }, void>({
      query: () => 'health',
      providesTags: ['personas'],
    }),
    /** Returns where the phone is afterwards: the server plays the steps of the talk before `step`. */
    reset: build.mutation<Pick<PlaceDto, 'owner_id' | 'path'>, ResetRequest>({
      query: (body) => ({ url: 'reset', method: 'POST', body }),
      invalidatesTags: [...tags],
    }),
  }),
});

export const {
  useGetHealthQuery,
  useListSnapshotsQuery,
  useSaveSnapshotMutation,
  useDeleteSnapshotMutation,
  useRestoreSnapshotMutation,
  useImportSnapshotMutation,
  useResetMutation,
} = snapshotsApi;
