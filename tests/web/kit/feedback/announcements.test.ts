import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { noteCall } from '#connection';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as applicationTexts from '#i18n/es-MX/applications/steps';
import * as commonTexts from '#i18n/es-MX/common';
import * as verificationTexts from '#i18n/es-MX/verification';
import { OfflineBanner } from '#kit/feedback/OfflineBanner.tsx';
import { Status } from '#kit/feedback/Status.tsx';
import { announce, announceQuietly, endToast, useEndWithScreen } from '#kit/navigation/announcements.ts';
import { NavigationContext } from '#kit/navigation/navigation.ts';
import { Redirect } from '#kit/navigation/Redirect.ts';

describe('an announcement', () => {
  const address = { pathname: '/register' };
  const region = () => renderToStaticMarkup(createElement(Status));

  beforeEach(() => {
    vi.useFakeTimers();
    address.pathname = '/register';
    vi.stubGlobal('location', address);
  });

  test.each([
    ['toast', announce],
    ['quiet text', announceQuietly],
  ])('as a %s ends with its screen', (_, say) => {
    const { rerender } = renderHook(useEndWithScreen, { initialProps: '/register' as string | undefined });
    say('Listo.');
    vi.advanceTimersByTime(1);
    rerender('/register');
    expect(region()).toContain('Listo.');
    address.pathname = '/verification-code/5';
    rerender('/verification-code/5');
    expect(region()).not.toContain('Listo.');
  });

  test('that is made right before a navigation belongs to the next screen', () => {
    const { rerender } = renderHook(useEndWithScreen, { initialProps: '/register' as string | undefined });
    announce('Guardado.');
    address.pathname = '/home';
    vi.advanceTimersByTime(1);
    rerender('/home');
    expect(region()).toContain('Guardado.');
    address.pathname = '/profile';
    rerender('/profile');
    expect(region()).not.toContain('Guardado.');
  });

  test('of a page without a router is not on the page that follows', () => {
    renderHook(useEndWithScreen, { initialProps: undefined as string | undefined });
    announceQuietly('Nivel de seguridad: Fuerte.');
    vi.advanceTimersByTime(1);
    address.pathname = '/verification-code/5';
    renderHook(useEndWithScreen, { initialProps: '/verification-code/5' as string | undefined });
    expect(region()).not.toContain('Fuerte');
  });
});

describe('a toast', () => {
  const mark = () => /<svg.*?<\/svg>/.exec(renderToStaticMarkup(createElement(Status)))?.[0];

  test('has the check mark of something done, and another one for a refusal or a redirect', () => {
    vi.stubGlobal('location', new URL('https://app.test/loans/13'));
    announce('Guardamos tu borrador.');
    const done = mark();
    announce(apiErrors['This can no longer be changed'], 'notice');
    const notice = mark();
    expect([done, notice]).toEqual([expect.any(String), expect.any(String)]);
    expect(notice).not.toBe(done);

    announce('Guardamos tu borrador.');
    const go = vi.fn();
    renderHook(() => Redirect({ to: '/home', announcement: applicationTexts.applicationAlreadySent }), {
      wrapper: ({ children }) => createElement(NavigationContext, { value: { go } }, children),
    });
    expect(mark()).toBe(notice);
    // Otherwise Back would lead to the redirect again.
    expect(go.mock.calls).toEqual([['/home', { replace: true }]]);
  });

  test('of an earlier action ends when the next one fails, or the connection', () => {
    announce(verificationTexts.codeSentAgain);
    endToast();
    expect(mark()).toBeUndefined();
    announce(commonTexts.onlineAgain);
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => noteCall(true));
    noteCall(false);
    renderHook(() => void OfflineBanner());
    expect(mark()).toBeUndefined();
  });
});
