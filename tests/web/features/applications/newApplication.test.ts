import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { httpProblem } from '#api/problem';
import type { Application } from '#domain/application';
import { day } from '#domain/calendar';
import { DraftOwner } from '#kit/form/draft.ts';
import { applicationOf } from '../../../../demo-server/states/sampleResponses.ts';
import { findCreatedDraft } from '../../../../web/features/applications/lease/findCreatedDraft.ts';
import { useCreateApplication } from '../../../../web/features/applications/lease/useCreateApplication.ts';
import { useUnansweredWrite } from '../../../../web/features/applications/lease/useUnansweredWrite.ts';
import { offerArgs } from '../../../../web/features/applications/pre-offer/offerRequest.ts';
import { useLazyCalculateOfferQuery } from '../../../../web/features/records/applicationsSlice.ts';
import { deferred } from '../../../deferred.ts';
import { forbidStorage } from '../../forbiddenStorage.ts';
import { errorResponse, noConnection, renderScreenHook } from '../../scriptedStore.ts';

const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: day('2026-01-05'),
  lease_end_date: day('2099-05-25'),
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
} as const;
const created = applicationOf('uncompleted', { ...lease, pre_offer_term_frame: null, next_step: 'pre_offer' });
const draft = created as never as Application;
const offer = { principal: 240_000, commission: 7_200, iva_commission: 1_152 };

describe('a new application', () => {
  const open = (answers: Parameters<typeof renderScreenHook>[1]) =>
    renderScreenHook(() => useCreateApplication(), answers);

  /** The calls about applications, without the one for the offer that is made beside them. */
  const callsIn = (calls: readonly { call: string }[]) =>
    calls.map(({ call }) => call).filter((call) => call !== 'GET /calc');

  test('is created by one call', async () => {
    const { run, calls } = open({ 'POST /applications': created });
    expect(await run((create) => create(lease))).toMatchObject({ id: '7' });
    expect(callsIn(calls)).toEqual(['POST /applications']);
  });

  test('is looked for in the list after a lost response, not after a rejection, and before the call is repeated', async () => {
    const found = open({ 'POST /applications': noConnection, 'GET /applications': [created] });
    expect(await found.run((create) => create(lease))).toMatchObject({ id: '7' });
    const rejected = open({ 'POST /applications': errorResponse(422), 'GET /applications': [created] });
    await expect(rejected.run((create) => create(lease))).rejects.toMatchObject({ status: 422 });
    const lost = open({ 'POST /applications': noConnection, 'GET /applications': [] });
    await expect(lost.run((create) => create(lease))).rejects.toEqual({ kind: 'unreachable' });
    const again = open({ 'POST /applications': created, 'GET /applications': [created] });
    expect(await again.run((create) => create(lease))).toMatchObject({ id: '7' });
    expect(callsIn(again.calls)).toEqual(['GET /applications']);
  });
});

test('the first offer is requested together with the new application, and not again by the screen that shows it', async () => {
  const answer = deferred<Response>();
  const { run, answered, calls } = renderScreenHook(
    () => ({ create: useCreateApplication(), readOffer: useLazyCalculateOfferQuery()[0] }),
    { 'POST /applications': () => answer.promise, 'GET /calc': offer },
  );
  await run(async ({ create }) => {
    const creating = create(lease);
    await expect.poll(() => calls.map(({ call }) => call).sort()).toEqual(['GET /calc', 'POST /applications']);
    answer.resolve(Response.json(created));
    return creating;
  });
  await answered();
  expect(await run(({ readOffer }) => readOffer(offerArgs(20_000, 12), true).unwrap())).toEqual(offer);
  expect(calls).toHaveLength(2);
});

describe('after a creation whose response was lost', () => {
  const older: Application = { ...draft, id: '3' };

  test('finds the newest draft with the same lease', () => {
    expect(findCreatedDraft([draft, older], lease)?.id).toBe('7');
  });

  test('ignores fields of the lease that the list does not contain', () => {
    const { lease_payment_method: _, ...withoutMethod } = draft;
    expect(findCreatedDraft([withoutMethod], lease)?.id).toBe('7');
  });

  test.each<[string, Partial<Application>]>([
    ['another rent', { lease_monthly_income: 20_000.5 }],
    ['another end', { lease_end_date: day('2027-12-30') }],
    ['another way of being paid', { lease_payment_method: 'cash' }],
    ['a term already', { pre_offer_term_frame: 6 }],
    ['been sent', { status: 'awaiting_validation' }],
  ])('does not find a draft that has %s', (_, other) => {
    expect(findCreatedDraft([{ ...draft, ...other }], lease)).toBeUndefined();
  });

  test('does not find a draft with a value in a field of the lease that was not sent', () => {
    const { lease_payment_method: _, ...withoutMethod } = lease;
    expect(findCreatedDraft([draft], withoutMethod as never)).toBeUndefined();
  });
});

const succeeds = () => Promise.resolve();
const isLost = () => Promise.reject({ kind: 'timeout' });
const isRejected = () => Promise.reject(httpProblem(422, {}));

/** Opens the screen of an owner. Returns a function that runs a write with an outcome and resolves with `isRepeated`. */
function openScreen(owner = 'ana') {
  const { result: hook } = renderHook(() => useUnansweredWrite('create'), {
    wrapper: ({ children }) => createElement(DraftOwner.Provider, { value: owner }, children),
  });
  return async (outcome: () => Promise<unknown>) => {
    const write = vi.fn((_isRepeated: boolean) => outcome());
    await hook.current(write).catch(() => undefined);
    return write.mock.calls[0]?.[0];
  };
}

describe('a write whose missing response is remembered', () => {
  test('is a repetition after a lost response, until one succeeds', async () => {
    const run = openScreen();
    expect(await run(succeeds)).toBe(false);
    expect(await run(isRejected)).toBe(false);
    expect(await run(isLost)).toBe(false);
    expect(await run(isRejected)).toBe(true);
    expect(await run(succeeds)).toBe(true);
    expect(await run(succeeds)).toBe(false);
  });

  test('is a repetition after a reload too, for the same owner', async () => {
    await openScreen()(isLost);
    expect(await openScreen('benito')(succeeds)).toBe(false);
    expect(await openScreen()(succeeds)).toBe(true);
    expect(await openScreen()(succeeds)).toBe(false);
  });

  test('is remembered by its screen where storage is blocked', async () => {
    forbidStorage();
    const run = openScreen();
    await run(isLost);
    expect(await run(succeeds)).toBe(true);
    expect(await run(succeeds)).toBe(false);
  });
});
