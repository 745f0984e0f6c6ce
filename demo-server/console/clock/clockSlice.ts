import type { Advance } from '../../simulation/clock.ts';
import { consoleApi } from '../consoleApi.ts';
import type { ClockDto } from '../dto.ts';
import { updateOptimistically } from '../optimisticUpdate.ts';
import { type ClockReading, stoppedOrStarted } from './demoTime.ts';

/** Change of the demo's clock: forward by a distance, to an instant, or stopped or started. */
type ClockChange = { advance: Advance } | { now: string } | { frozen: boolean };

const clockApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getClock: build.query<ClockReading, void>({
      query: () => 'clock',
      // Until the next reading the console adds the time that has passed since.
      transformResponse: (clock: ClockDto) => ({ ...clock, readAt: performance.now() }),
      providesTags: ['clock'],
    }),
    moveClock: build.mutation<ClockDto, ClockChange>({
      query: (body) => ({ url: 'clock', method: 'PUT', body }),
      onQueryStarted: (change, lifecycle) => {
        if (!('frozen' in change)) return;
        updateOptimistically(
          lifecycle,
          clockApi.util.getRunningQueryThunk('getClock', undefined),
          clockApi.util.updateQueryData('getClock', undefined, (clock) =>
            stoppedOrStarted(clock, change.frozen, performance.now()),
          ),
        );
      },
      invalidatesTags: ['clock', 'caseFile', 'messages', 'eventLog'],
    }),
    getAutopilot: build.query<{ on: boolean }, void>({ query: () => 'autopilot', providesTags: ['autopilot'] }),
    setAutopilot: build.mutation<{ on: boolean }, boolean>({
      query: (on) => ({ url: 'autopilot', method: 'PUT', body: { on } }),
      onQueryStarted: (on, lifecycle) => {
        updateOptimistically(
          lifecycle,
          clockApi.util.getRunningQueryThunk('getAutopilot', undefined),
          clockApi.util.updateQueryData('getAutopilot', undefined, () => ({ on })),
        );
      },
      invalidatesTags: ['autopilot', 'caseFile', 'messages', 'eventLog'],
    }),
  }),
});

export const { useGetClockQuery, useMoveClockMutation, useGetAutopilotQuery, useSetAutopilotMutation } = clockApi;
