import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Notice } from '#domain/process/notice';
import { profileAtStep, profileOf } from '../../../demo-server/states/sampleResponses.ts';
import { lookOfNotice } from '../../../web/features/notices/noticeLooks.ts';
import { useCreateProfile } from '../../../web/features/profile/useCreateProfile.ts';
import { useReloadPicture } from '../../../web/features/profile/useReloadPicture.ts';
import { useDocumentOwner } from '../../../web/features/receipts/useDocumentOwner.ts';
import { errorResponse, renderScreenHook } from '../scriptedStore.ts';

test('a picture whose address has expired is requested again with the profile, once', async () => {
  const { hook, calls, answered, rerender } = renderScreenHook(useReloadPicture, { 'GET /user': profileOf() });
  await answered();
  act(() => hook.current());
  await answered();
  rerender();
  act(() => hook.current());
  await answered();
  expect(calls.map(({ call }) => call)).toEqual(['GET /user', 'GET /user']);
});

test('a document names the owner by the profile, with its RFC, and nobody until that has loaded', async () => {
  const { hook, answered } = renderScreenHook(useDocumentOwner, { 'GET /user': profileOf() });
  expect(hook.current).toMatchObject({ data: undefined, waiting: true });
  await answered();
  expect(hook.current.data).toEqual({ name: 'Ana Sofía Ríos Cañedo', notes: ['RFC RICM870214QK7'] });
});

test('a document has no note where the profile has no RFC', async () => {
  const { hook, answered } = renderScreenHook(useDocumentOwner, { 'GET /user': profileOf({ rfc_number: null }) });
  await answered();
  expect(hook.current.data).toEqual({ name: 'Ana Sofía Ríos Cañedo', notes: [] });
});

test('a document names nobody when the profile fails to load', async () => {
  const { hook, answered } = renderScreenHook(useDocumentOwner, { 'GET /user': errorResponse(500) });
  await answered();
  expect(hook.current).toMatchObject({ data: undefined, waiting: false, failure: { text: expect.any(String) } });
});

describe('the creation of the profile', () => {
  const unnamed = { ...profileAtStep('identification'), name: null, last_name: null };
  const named = { ...unnamed, name: 'Ana', last_name: 'Peña' };
  const form = {
    ...{ name: ' Ana ', last_name: 'Peña', accept_privacy_policy: true, accept_terms_and_conditions: true },
  };

  test('is done for an owner who has finished the registration', async () => {
    const { hook, answered } = renderScreenHook(useCreateProfile, { 'GET /user': named });
    expect(hook.current.isDone).toBe(false);
    await answered();
    expect(hook.current.isDone).toBe(true);
  });

  test('opens the welcome page and is not done by its own save, nor before the profile has loaded', async () => {
    for (const read of [unnamed, errorResponse(500), () => new Promise<Response>(() => undefined)]) {
      const opened = renderScreenHook(useCreateProfile, { 'GET /user': read, 'PUT /user': named });
      const { hook, navigate, rerender } = opened;
      await act(() => hook.current.create(form));
      rerender();
      expect(hook.current.isDone).toBe(false);
      expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/welcome']);
    }
  });
});

test.each([
  ['overdue', 'black'],
  ['rejected', 'red'],
  ['pending', 'blue'],
  ['validation', 'yellow'],
  ['approved', 'green'],
  ['neutral', 'neutral'],
  ['unknown', 'neutral'],
  [undefined, 'neutral'],
])('a notice with the tone %s is %s', (tone, colour) => {
  expect(lookOfNotice({ tone } as Notice).tone).toBe(colour);
});
