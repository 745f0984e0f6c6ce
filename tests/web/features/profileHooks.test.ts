import { act } from 'react';
import { expect, test } from 'vitest';
import type { Notice } from '#domain/process/notice';
import { profileOf } from '../../../demo-server/states/sampleResponses.ts';
import { lookOfNotice } from '../../../web/features/notices/noticeLooks.ts';
import { useReloadPicture } from '../../../web/features/profile/useReloadPicture.ts';
import { useFullName } from '../../../web/features/receipts/useFullName.ts';
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

test('the full name is that of the session until the profile has loaded', async () => {
  const { hook, answered } = renderScreenHook(useFullName, { 'GET /user': profileOf() });
  expect(hook.current).toBe('Ana');
  await answered();
  expect(hook.current).toBe('Ana Sofía Ríos Cañedo');
});

test('without a session and a profile there is no name', async () => {
  const { hook, answered } = renderScreenHook(useFullName, { 'GET /user': errorResponse(500) }, null);
  await answered();
  expect(hook.current).toBe('');
});

test.each([
  ['overdue', 'black'],
  ['rejected', 'red'],
  ['pending', 'blue'],
  ['validation', 'yellow'],
  ['approved', 'green'],
  ['neutral', 'neutral'],
  ['a newer one', 'neutral'],
  [undefined, 'neutral'],
])('a notice with the tone %s is %s', (tone, colour) => {
  expect(lookOfNotice({ tone } as Notice).tone).toBe(colour);
});
