import { fireEvent, render, screen } from '@testing-library/react';
import { act, createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { httpProblem } from '#api/problem';
import type { Profile } from '#domain/profile';
import * as commonTexts from '#i18n/es-MX/common';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { profileAtStep, profileOf } from '../../../../demo-server/states/sampleResponses.ts';
import { CompleteProfileBanner } from '../../../../web/features/profile/CompleteProfileBanner.tsx';
import { BiometricValidationScreen } from '../../../../web/features/profile/steps/BiometricValidationScreen.tsx';
import { IncomeAndTaxesScreen } from '../../../../web/features/profile/steps/IncomeAndTaxesScreen.tsx';
import { redirectFromStep } from '../../../../web/features/profile/steps/stepPaths.ts';
import { useStepDraft, useStepSave } from '../../../../web/features/profile/steps/useStepSave.ts';
import { withKnownTexts } from '../../../../web/features/profile/steps/withKnownTexts.ts';
import { deferred } from '../../../deferred.ts';
import { errorResponse, noConnection, renderScreen, renderScreenHook } from '../../scriptedStore.ts';

const profile = profileAtStep('biometric_validation') as never as Profile;

test('redirects from a step that may not be opened to the part that is to be filled in, or to the read-only data', () => {
  expect(redirectFromStep('identification', { ...profile, name: null })).toBe('/profile/create');
  expect(redirectFromStep('income_and_taxes', profile)).toBe('/profile/biometric-validation');
  expect(redirectFromStep('biometric_validation', profile)).toBeUndefined();
  expect(redirectFromStep('identification', { ...profile, is_completed: true })).toBe('/profile/my-data');
});

test.each([
  [{ message: 'La INE está vencida' }, {}],
  [{ errors: { address: [] }, message: 'Sin señas' }, {}],
  [{ message: 'Not allowed' }, { message: 'Not allowed' }],
  [{ errors: { other: ['File type not allowed'] } }, { errors: { other: ['File type not allowed'] } }],
  [
    { errors: { address: ['Falta el número'], face_match: ['No match'] } },
    { errors: { address: ['Falta el número'] } },
  ],
  [
    { message: 'La INE está vencida', errors: { colony: ['Otra'] } },
    { message: 'La INE está vencida', errors: { colony: ['Otra'] } },
  ],
])('the identification keeps of %j only %j', (body, known) => {
  expect(withKnownTexts('identification', httpProblem(422, body))).toEqual({
    kind: 'http',
    status: 422,
    body,
    ...known,
  });
});

test('income and taxes keeps all texts of the server, and a lost connection stays one', () => {
  const problem = httpProblem(422, { message: 'El RFC no es tuyo', errors: { other: ['x'] } });
  expect(withKnownTexts('income_and_taxes', problem)).toEqual(problem);
  expect(withKnownTexts('identification', { kind: 'offline' })).toEqual({ kind: 'offline' });
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
    const answer = deferred<Response>();
    const { run, calls, answered, navigate } = renderScreenHook(() => useStepSave('income_and_taxes'), {
      ...{ 'GET /user': profileAtStep('income_and_taxes'), 'GET /loans': [], 'GET /applications': [] },
      'PUT /user': () => answer.promise,
    });
    await answered();
    const sent = ['GET /applications', 'GET /loans', 'PUT /user'];
    await run(async (save) => {
      const saving = save({ rfc_number: 'RICM870214AB1' } as never);
      await expect.poll(() => calls.map(({ call }) => call).sort()).toEqual(sent);
      answer.resolve(Response.json(profileOf()));
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
    expect(await run((save) => save({ zip_code: '99999' }))).toEqual({ zip_code: ruleTexts['Zip code not found'] });
  });
});

test.each([
  ['identification', progressTexts.nextIdentification],
  ['biometric_validation', progressTexts.nextSelfie],
  ['income_and_taxes', progressTexts.nextIncomeAndTaxes],
] as const)('the banner of a profile whose next step is %s says so', (step, text) => {
  render(createElement(CompleteProfileBanner, { profile: profileAtStep(step) as never }));
  screen.getByText(text);
});

describe('an owner who comes back to a step', () => {
  const submit = async (Screen: () => ReactNode, answer: object) => {
    const page = renderScreen(createElement(Screen), { 'GET /user': answer });
    await page.answered();
    await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLElement));
    return page;
  };

  test('is warned when the RFC does not match the saved CURP, and may finish later', async () => {
    const saved = { is_completed: false, next_step: 'income_and_taxes', rfc_number: 'GODE561231GR8' };
    await submit(IncomeAndTaxesScreen, profileOf(saved));
    await screen.findAllByText(ruleTexts['Your RFC does not match your CURP.'], { exact: false });
    screen.getByText(commonTexts.finishLater);
  });

  test('goes on with the selfie that was saved', async () => {
    const { calls, navigate } = await submit(BiometricValidationScreen, profileAtStep('income_and_taxes'));
    await expect.poll(() => navigate.mock.calls[0]?.[0]).toBe('/profile/income-and-taxes');
    expect(calls.map(({ call }) => call)).toEqual(['GET /user']);
  });
});
