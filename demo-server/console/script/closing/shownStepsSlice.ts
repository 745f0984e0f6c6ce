import type { Step } from '../../../script/steps.ts';
import { consoleApi } from '../../consoleApi.ts';

type ShownSteps = { readonly steps: readonly Step['id'][] };

const shownStepsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the steps that were shown in this talk. */
    getShownSteps: build.query<ShownSteps, void>({ query: () => 'shown-steps', providesTags: ['shownSteps'] }),
    addShownStep: build.mutation<ShownSteps, Step['id']>({
      query: (step) => ({ url: 'shown-steps', method: 'POST', body: { step } }),
      invalidatesTags: ['shownSteps'],
    }),
    /** Forgets the shown steps: another talk begins, whose owner has not registered yet. */
    forgetShownSteps: build.mutation<null, void>({
      query: () => ({ url: 'shown-steps', method: 'DELETE' }),
      invalidatesTags: ['shownSteps', 'owners'],
    }),
  }),
});

export const { useGetShownStepsQuery, useAddShownStepMutation, useForgetShownStepsMutation } = shownStepsApi;
