import { renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { act, createElement, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { estimateOffer } from '#domain/preOffer';
import { FormContext, type FormContextValue } from '#kit/form/formContext.ts';
import { SavedValues } from '#kit/form/SavedValues.ts';
import { applicationOf, fileNamed, profileAtStep, profileOf } from '../../../demo-server/states/sampleResponses.ts';
import { useCreateApplication } from '../../../web/features/applications/lease/useCreateApplication.ts';
import { useOffer } from '../../../web/features/applications/pre-offer/useOffer.ts';
import { useStepDraft, useStepSave } from '../../../web/features/profile/steps/useStepSave.ts';
import { errorResponse, noConnection, renderScreenHook } from '../scriptedStore.ts';

const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: day('2026-01-05'),
  lease_end_date: day('2027-05-25'),
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
} as const;
const draft = applicationOf('uncompleted', { pre_offer_term_frame: null, next_step: 'pre_offer' });

describe('a new application', () => {
  const open = (answers: Parameters<typeof renderScreenHook>[1]) =>
    renderScreenHook(() => useCreateApplication(), answers);

  /** The calls about applications, without the one for the offer that is made beside them. */
  const callsIn = (calls: readonly { call: string }[]) =>
    calls.map(({ call }) => call).filter((call) => call !== 'GET /calc');

  test('is created by one call', async () => {
    const { run, calls } = open({ 'POST /applications': draft });
    expect(await run((create) => create(lease))).toMatchObject({ id: '7' });
    expect(callsIn(calls)).toEqual(['POST /applications']);
  });

  test('is looked for in the list after a lost response, and before the call is repeated', async () => {
    const lost = open({ 'POST /applications': noConnection, 'GET /applications': [] });
    await expect(lost.run((create) => create(lease))).rejects.toEqual({ kind: 'offline' });
    const again = open({ 'POST /applications': draft, 'GET /applications': [draft] });
    expect(await again.run((create) => create(lease))).toMatchObject({ id: '7' });
    expect(callsIn(again.calls)).toEqual(['GET /applications']);
  });

  test('is found after a lost response when the server has created it', async () => {
    const { run } = open({ 'POST /applications': noConnection, 'GET /applications': [draft] });
    expect(await run((create) => create(lease))).toMatchObject({ id: '7' });
  });
});

describe('the save of a step of the profile', () => {
  const save = async (answers: Parameters<typeof renderScreenHook>[1]) => {
    const opened = renderScreenHook(() => useStepSave('identification'), {
      'GET /user': profileAtStep('identification'),
      ...answers,
    });
    await opened.answered();
    const errors = await act(() => opened.hook.current({ address: 'Calle del Laurel 140' } as never));
    return { ...opened, errors };
  };

  test('leads to the next step, and home after the last one', async () => {
    const next = await save({ 'PUT /user': profileAtStep('biometric_validation') });
    expect(next.errors).toBeUndefined();
    expect(next.calls.map(({ call }) => call)).toEqual(['PUT /user']);
    expect(next.navigate.mock.calls[0]?.[0]).toBe('/profile/biometric-validation');
    expect((await save({ 'PUT /user': profileOf() })).navigate.mock.calls[0]?.[0]).toBe('/home');
  });

  test('leads home when an earlier request has completed the profile', async () => {
    const { navigate } = await save({ 'PUT /user': errorResponse(409), 'GET /user': profileOf() });
    expect(navigate.mock.calls[0]?.[0]).toBe('/home');
  });

  test.each([
    ['its response was lost', noConnection],
    ['it conflicts with a profile that is not complete', errorResponse(409)],
  ])('shows its failure and may be sent again when %s', async (_, answer) => {
    const { errors, navigate } = await save({ 'PUT /user': answer });
    expect(errors).toBeDefined();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('that is the last one requests the data of home before its response, so that home has them at once', async () => {
    let answer = () => {};
    const held = new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json(profileOf()));
    });
    const { run, calls, answered, navigate } = renderScreenHook(() => useStepSave('income_and_taxes'), {
      ...{ 'GET /user': profileAtStep('income_and_taxes'), 'GET /loans': [], 'GET /applications': [] },
      'PUT /user': () => held,
    });
    await answered();
    const sent = ['GET /applications', 'GET /loans', 'PUT /user'];
    await run(async (save) => {
      const saving = save({ rfc_number: 'RICM870214AB1' } as never);
      await vi.waitFor(() => expect(calls.map(({ call }) => call).sort()).toEqual(sent));
      answer();
      await saving;
    });
    expect(navigate.mock.calls[0]?.[0]).toBe('/home');
    expect(calls).toHaveLength(sent.length);
  });

  test('shows the errors of its fields and stays', async () => {
    const { errors, navigate } = await save({ 'PUT /user': errorResponse(422, { errors: { address: ['Required'] } }) });
    expect(errors).toHaveProperty('address');
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the save of a part of a step', () => {
  const open = (answer: Parameters<typeof renderScreenHook>[1][string]) =>
    renderScreenHook(() => useStepDraft('identification'), {
      'GET /user': profileAtStep('identification'),
      'PUT /user': answer,
    });

  test('sends only what is filled in and stays on the page, and nothing when that is nothing', async () => {
    const { run, calls, navigate } = open(profileAtStep('identification'));
    expect(await run((save) => save({ address: 'Calle del Laurel 140', curp_number: '' }))).toBeUndefined();
    await run((save) => save({ curp_number: '', front_document: '' }));
    const saves = calls.filter(({ call }) => call === 'PUT /user');
    expect(saves.map(({ body }) => body)).toEqual([{ address: 'Calle del Laurel 140' }]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('resolves with the errors of its fields', async () => {
    const { run } = open(errorResponse(422, { errors: { zip_code: ['Zip code not found'] } }));
    expect(await run((save) => save({ zip_code: '99999' }))).toEqual({ zip_code: 'Código postal inválido' });
  });
});

describe('the offer for a rent and a term', () => {
  const offerOf = (term: number) => estimateOffer({ principal: pesos(20_000 * term), term });
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });
  const open = async (calc: object | (() => Promise<Response>)) => {
    let term = 6;
    const opened = renderScreenHook(() => useOffer(20_000, term), { 'GET /calc': calc });
    await opened.answered();
    const choose = (months: number) => {
      term = months;
      opened.rerender();
    };
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    return { ...opened, choose, pass };
  };

  test('is fresh until another term is chosen, and requested once the term stays unchanged', async () => {
    let term = 6;
    const { hook, run, calls, choose, pass, answered } = await open(async () => Response.json(offerOf(term)));
    expect(hook.current).toMatchObject({ isFresh: true, failed: false, estimate: { term: 6 } });
    choose(7);
    expect(hook.current).toMatchObject({ isFresh: false, estimate: { term: 6 } });
    pass(299);
    choose(8);
    pass(299);
    expect(calls).toHaveLength(1);
    term = 8;
    pass(1);
    await answered();
    expect(calls).toHaveLength(2);
    expect(hook.current).toMatchObject({ isFresh: true, estimate: { term: 8 } });
    await run(({ settled }) => settled());
    expect(calls).toHaveLength(2);
  });

  test('that failed can be requested again', async () => {
    let answer = errorResponse(500);
    const { hook, answered } = await open(() => answer());
    expect(hook.current).toMatchObject({ isFresh: false, failed: true, estimate: undefined });
    answer = async () => Response.json(offerOf(6));
    act(() => hook.current.retry());
    await answered();
    expect(hook.current).toMatchObject({ isFresh: true, failed: false });
  });

  test('has failed when its figures make none, and does not let a press go on', async () => {
    const { hook, run } = await open({ ...offerOf(6), commission: offerOf(6).advance });
    expect(hook.current).toMatchObject({ isFresh: false, failed: true, estimate: undefined });
    await run(({ settled }) => expect(settled()).rejects.toThrow());
  });
});

describe('the saved values of a form', () => {
  const initial = { address: '', colony: '', front: null as object | null };
  const stale = fileNamed('frente.jpg');
  const renewed = { ...stale, url: '/api/files/renewed' };

  function open(recovered: readonly string[] = []) {
    const form = createForm<typeof initial>({ initialValues: initial, onSubmit: () => undefined });
    const context = { isRecovered: (name: string) => recovered.includes(name) } as FormContextValue;
    const wrap = (children: ReactNode) =>
      createElement(Form<typeof initial>, {
        form,
        onSubmit: () => undefined,
        render: () => createElement(FormContext.Provider, { value: context }, children),
      });
    for (const name of ['address', 'front'] as const) form.registerField(name, () => {}, { value: true });
    const { rerender } = renderHook((of: object | undefined) => SavedValues({ of }), {
      initialProps: undefined as object | undefined,
      wrapper: ({ children }) => wrap(children),
    });
    return { form, load: rerender, values: () => form.getState().values };
  }

  test('fill its own empty fields once they have loaded, and stay pristine', () => {
    const { form, load, values } = open();
    load({ address: 'Calle 5', colony: 'Juárez', front: stale, phone: '55' });
    expect(values()).toEqual({ address: 'Calle 5', colony: 'Juárez', front: stale });
    expect(form.getState().pristine).toBe(true);
    load({ address: 'Calle 6' });
    expect(values().address).toBe('Calle 5');
  });

  test('fill what is empty once, and nothing with an empty value', () => {
    const { load, values } = open();
    load({ address: null });
    expect(values().address).toBe('');
    load({ address: null, colony: 'Juárez' });
    expect(values().colony).toBe('');
  });

  test('leave fields alone that were typed, cleared or restored', () => {
    const typed = open();
    act(() => typed.form.change('address', 'Calle 1'));
    typed.load({ address: 'Calle 5', colony: 'Juárez' });
    expect(typed.values()).toMatchObject({ address: 'Calle 1', colony: 'Juárez' });
    // A colony that is only displayed has no field.
    const displayed = open();
    act(() => displayed.form.change('colony', 'Roma'));
    displayed.load({ address: 'Calle 5', colony: 'Juárez' });
    expect(displayed.values()).toMatchObject({ address: 'Calle 5', colony: 'Roma' });
    const cleared = open();
    act(() => cleared.form.change('address', 'x'));
    act(() => cleared.form.change('address', ''));
    cleared.load({ address: 'Calle 5' });
    expect(cleared.values().address).toBe('');
    const restored = open(['address']);
    restored.load({ address: 'Calle 5' });
    expect(restored.values().address).toBe('');
  });

  test('renew the signed addresses of files, of pristine fields and of changed ones', () => {
    const pristine = open();
    pristine.load({ front: stale });
    pristine.load({ front: renewed });
    expect(pristine.values().front).toEqual(renewed);
    expect(pristine.form.getState().pristine).toBe(true);
    const changed = open();
    const other = fileNamed('otra.jpg');
    act(() => changed.form.change('front', other));
    changed.load({ front: stale });
    expect(changed.values().front).toEqual(other);
    changed.load({ front: { ...other, url: '/api/files/renewed' } });
    expect(changed.values().front).toMatchObject({ url: '/api/files/renewed' });
  });
});
