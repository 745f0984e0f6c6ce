import { fireEvent, render, screen } from '@testing-library/react';
import { act, createElement } from 'react';
import { describe, expect, test } from 'vitest';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import * as onboardingTexts from '#i18n/es-MX/profile/onboarding';
import { profileAtStep, profileOf } from '../../../../demo-server/states/sampleResponses.ts';
import { CreateProfileScreen } from '../../../../web/features/profile/CreateProfileScreen.tsx';
import { maskIdentifier } from '../../../../web/features/profile/menu/maskIdentifier.ts';
import { HelpMenu } from '../../../../web/features/profile/menu/menus.tsx';
import { useCreateProfile } from '../../../../web/features/profile/useCreateProfile.ts';
import { useReloadPicture } from '../../../../web/features/profile/useReloadPicture.ts';
import { setPageSetting } from '../../pageSetting.ts';
import { errorResponse, renderScreen, renderScreenHook } from '../../scriptedStore.ts';

/** Returns where the link with this text leads. */
const addressOf = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');

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

  test('shows the names that were saved, and links each consent to its own text', async () => {
    setPageSetting('privacy-url', 'https://adelantto.test/privacidad');
    setPageSetting('terms-url', 'https://adelantto.test/terminos');
    const answers = { 'GET /user': { ...named, accept_terms_and_conditions: false } };
    const page = renderScreen(createElement(CreateProfileScreen), answers);
    await page.answered();
    const savedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([onboardingTexts.firstNames, onboardingTexts.lastNames].map(savedIn)).toEqual(['Ana', 'Peña']);
    expect(addressOf(onboardingTexts.privacyNoticeLink)).toBe('https://adelantto.test/privacidad');
    expect(addressOf(onboardingTexts.termsLink)).toBe('https://adelantto.test/terminos');
  });
});

test('a problem is reported in a widget, which opens in a window too, or else in the chat', () => {
  setPageSetting('chat-url', 'https://chat.test/owners');
  const { unmount } = render(createElement(HelpMenu));
  expect(addressOf(menuTexts.reportProblem)).toBe('https://chat.test/owners');
  unmount();
  setPageSetting('chat-widget-url', 'https://chat.test/widget');
  render(createElement(HelpMenu));
  fireEvent.click(screen.getByText(menuTexts.reportProblem));
  expect(addressOf(menuTexts.openInAnotherWindow)).toBe('https://chat.test/widget');
});
