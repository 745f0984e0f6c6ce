import { consoleApi } from '../../consoleApi.ts';
import type { Step } from '../steps.ts';

type ShownSteps = { readonly steps: readonly Step['id'][] };

const shownStepsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the steps that were shown in this talk. */
    getShownSteps: build.query<ShownSteps, void>({ query: () => 'shown-steps', providesTags: ['shownSteps'] }),
    keepShownSteps: build.mutation<ShownSteps, readonly Step['id'][]>({
      query: (steps) => ({ url: 'shown-steps', method: 'PUT', body: { steps } }),
      invalidatesTags: ['shownSteps'],
    }),
  }),
});

export const { useGetShownStepsQuery, useLazyGetShownStepsQuery, useKeepShownStepsMutation } = shownStepsApi;
