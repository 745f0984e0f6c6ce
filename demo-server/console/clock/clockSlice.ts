import type { Advance } from '../../simulation/clock.ts';
import { consoleApi } from '../consoleApi.ts';
import type { ClockDto } from '../dto.ts';
import type { ClockReading } from './demoTime.ts';

/** Change of the demo's clock: forward by a distance, to an instant, or stopped or started. */
type ClockChange = { advance: Advance } | { now: string } | { frozen: boolean };

// Until the next reading the console adds the time that has passed since.
const readingOf = (clock: ClockDto): ClockReading => ({ ...clock, readAt: performance.now() });

const clockApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getClock: build.query<ClockReading, void>({
      query: () => 'clock',
      transformResponse: readingOf,
      providesTags: ['clock'],
    }),
    moveClock: build.mutation<ClockReading, ClockChange>({
      query: (body) => ({ url: 'clock', method: 'PUT', body }),
      transformResponse: readingOf,
      onQueryStarted: (_change, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => dispatch(clockApi.util.updateQueryData('getClock', undefined, () => data)),
          () => undefined,
        );
      },
      invalidatesTags: ['clock', 'caseFile', 'messages', 'eventLog'],
    }),
    getAutopilot: build.query<{ on: boolean }, void>({ query: () => 'autopilot', providesTags: ['autopilot'] }),
    setAutopilot: build.mutation<{ on: boolean }, boolean>({
      query: (on) => ({ url: 'autopilot', method: 'PUT', body: { on } }),
      onQueryStarted: (_on, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => dispatch(clockApi.util.updateQueryData('getAutopilot', undefined, () => data)),
          () => undefined,
        );
      },
      invalidatesTags: ['autopilot', 'caseFile', 'messages', 'eventLog'],
    }),
  }),
});

export const { useGetClockQuery, useMoveClockMutation, useGetAutopilotQuery, useSetAutopilotMutation } = clockApi;
