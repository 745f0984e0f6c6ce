import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { profileAtStep, profileOf } from '../../../../demo-server/states/sampleResponses.ts';
import { maskIdentifier } from '../../../../web/features/profile/menu/maskIdentifier.ts';
import { useCreateProfile } from '../../../../web/features/profile/useCreateProfile.ts';
import { useReloadPicture } from '../../../../web/features/profile/useReloadPicture.ts';
import { errorResponse, renderScreenHook } from '../../scriptedStore.ts';

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

test.each([
  ['RICM870214MDFSSR05', 'RICM••••••••••••05'],
  ['RICM870214QK7', 'RICM•••••••K7'],
  ['ABCDEFG', 'ABCD•FG'],
  ['ABCDEF', 'ABCDEF'],
  ['', ''],
])('masks %j as %s', (key, shown) => {
  expect(maskIdentifier(key)).toBe(shown);
});

describe('the creation of the profile', () => {
  const unnamed = { ...profileAtStep('identification'), name: null, last_name: null };
  const named = { ...unnamed, name: 'Ana', last_name: 'Peña' };
  const consents = { accept_privacy_policy: true, accept_terms_and_conditions: true };

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
      await act(() => hook.current.create({ name: ' Ana ', last_name: 'Peña', ...consents }));
      rerender();
      expect(hook.current.isDone).toBe(false);
      expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/welcome']);
    }
  });
});
