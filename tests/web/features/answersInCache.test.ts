import { describe, expect, test, vi } from 'vitest';
import { day } from '#domain/calendar';
import { applicationOf } from '../../../demo-server/states/sampleResponses.ts';
import { useCreateApplication } from '../../../web/features/applications/lease/useCreateApplication.ts';
import { offerArgs } from '../../../web/features/applications/pre-offer/offerRequest.ts';
import {
  useApplication,
  useApplications,
  useCreateApplicationMutation,
  useLazyCalculateOfferQuery,
  useLazyGetApplicationsQuery,
  useUpdateApplicationMutation,
} from '../../../web/features/records/applicationsSlice.ts';
import { renderScreenHook } from '../scriptedStore.ts';

const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: day('2026-01-05'),
  lease_end_date: day('2099-05-25'),
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
} as const;
const older = applicationOf('uncompleted', { id: '3' });
const created = applicationOf('uncompleted', { id: '7', pre_offer_term_frame: null, next_step: 'pre_offer' });
const offer = { principal: 240_000, commission: 7_200, iva_commission: 1_152 };

/** What the screens after a write read: the list of home, and the application. */
const useReads = (id: string) => ({ list: useApplications(), one: useApplication(id) });

describe('the response of a write', () => {
  test('puts a new application before the others, and the next screens read nothing again', async () => {
    const { hook, run, answered, calls } = renderScreenHook(
      () => ({ list: useApplications(), create: useCreateApplicationMutation()[0] }),
      { 'GET /applications': [older], 'POST /applications': created },
    );
    await answered();
    await run(({ create }) => create(lease).unwrap());
    await answered();
    expect(hook.current.list.data?.map(({ id }) => id)).toEqual(['7', '3']);
    expect(calls.map(({ call }) => call)).toEqual(['GET /applications', 'POST /applications']);
  });

  test('replaces the changed application in the list, as the API has returned it', async () => {
    const changed = applicationOf('awaiting_validation', { id: '3', next_step: null });
    const { hook, run, answered, calls } = renderScreenHook(
      () => ({ ...useReads('3'), save: useUpdateApplicationMutation()[0] }),
      { 'GET /applications': [created, older], 'GET /applications/3': older, 'PUT /applications/3': changed },
    );
    await answered();
    const before = calls.length;
    await run(({ save }) => save({ id: '3', pre_offer_term_frame: 6 } as never).unwrap());
    await answered();
    expect(hook.current.list.data?.map(({ id, status }) => [id, status])).toEqual([
      ['7', 'uncompleted'],
      ['3', 'awaiting_validation'],
    ]);
    expect(hook.current.one.data?.status).toBe('awaiting_validation');
    expect(calls.slice(before).map(({ call }) => call)).toEqual(['PUT /applications/3']);
  });

  test('makes no list of one application where the list was never read', async () => {
    const { run, calls } = renderScreenHook(
      () => ({ create: useCreateApplicationMutation()[0], read: useLazyGetApplicationsQuery()[0] }),
      { 'GET /applications': [created, older], 'POST /applications': created },
    );
    await run(({ create }) => create(lease).unwrap());
    expect(await run(({ read }) => read(undefined, true).unwrap())).toHaveLength(2);
    expect(calls.map(({ call }) => call)).toEqual(['POST /applications', 'GET /applications']);
  });
});

test('the first offer is requested together with the new application, and not again by the screen that shows it', async () => {
  let answer = () => {};
  const { run, answered, calls } = renderScreenHook(
    () => ({ create: useCreateApplication(), readOffer: useLazyCalculateOfferQuery()[0] }),
    {
      'POST /applications': () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json(created));
        }),
      'GET /calc': offer,
    },
  );
  const sent = run(async ({ create }) => {
    const creating = create(lease);
    await vi.waitFor(() => expect(calls.map(({ call }) => call).sort()).toEqual(['GET /calc', 'POST /applications']));
    answer();
    return creating;
  });
  await sent;
  await answered();
  expect(await run(({ readOffer }) => readOffer(offerArgs(20_000, 12), true).unwrap())).toEqual(offer);
  expect(calls).toHaveLength(2);
});
