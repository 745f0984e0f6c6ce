import type { Session } from '#domain/session';
import type { Step } from '../../script/steps.ts';
import { consoleApi, fetchAnew, tags } from '../consoleApi.ts';
import type { TalkDto, TalkProspectDto } from '../dto.ts';
import type { ConsoleStore } from '../store.ts';

/** Who is signed in on the phone at a step, null for nobody, and the address of its page. */
type PlaceOfStep = { readonly owner_id: string | null; readonly path: string };

const talkApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** The talk that is being given; null while there is none. */
    getTalk: build.query<TalkDto | null, void>({ query: () => 'talk', providesTags: ['talk'] }),
    /** Begins a talk, with new data. */
    beginTalk: build.mutation<TalkDto, TalkProspectDto>({
      query: (body) => ({ url: 'talk', method: 'POST', body }),
      invalidatesTags: [...tags],
    }),
    /** Notes what the talk's own phone has shown. */
    noteOfTalk: build.mutation<TalkDto, { owner_id?: string; saw_bureau_no?: boolean }>({
      query: (body) => ({ url: 'talk', method: 'PUT', body }),
      invalidatesTags: ['talk', 'owners'],
    }),
    /** Begins the talk again and plays it until a step; `closing` plays all of them. */
    playTalk: build.mutation<PlaceOfStep, Step['id'] | 'closing'>({
      query: (step) => ({ url: 'reset', method: 'POST', body: { step, same_talk: true } }),
      invalidatesTags: [...tags],
    }),
    /** A new session of the owner with this id. */
    openSessionOf: build.mutation<Session, string>({
      query: (id) => ({ url: `owners/${id}/session`, method: 'POST' }),
    }),
  }),
});

/** Returns a thunk that fetches the talk anew. */
export const refetchTalk = () => (dispatch: ConsoleStore['dispatch']) =>
  fetchAnew(dispatch(talkApi.util.getRunningQueryThunk('getTalk', undefined)), () =>
    dispatch(talkApi.endpoints.getTalk.initiate(undefined, { forceRefetch: true })),
  );

/** Selects what is known of the talk. */
export const selectTalk = talkApi.endpoints.getTalk.select();

export const {
  useGetTalkQuery,
  useBeginTalkMutation,
  useNoteOfTalkMutation,
  usePlayTalkMutation,
  useOpenSessionOfMutation,
} = talkApi;
