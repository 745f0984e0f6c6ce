import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { noteCall } from '#connection';
import { copyAndAnnounce } from '#kit/display/CopyRow.tsx';
import { OfflineBanner } from '#kit/feedback/OfflineBanner.tsx';
import { freeBottom, placeToast } from '#kit/feedback/placeToast.ts';
import { announce, announceQuietly, endToast, Status, useEndWithScreen } from '#kit/feedback/Status.tsx';
import { Redirect } from '#kit/navigation/Redirect.ts';
import { loadDocument } from '../../../../web/app/loadDocument.ts';
import { renderHook } from '../../renderHook.ts';

describe('an announcement', () => {
  const address = { pathname: '/register' };
  const region = () => renderToStaticMarkup(createElement(Status));

  beforeEach(() => {
    vi.useFakeTimers();
    address.pathname = '/register';
    vi.stubGlobal('location', address);
    return () => void vi.useRealTimers();
  });

  test.each([
    ['toast', announce],
    ['quiet text', announceQuietly],
  ])('as a %s ends with its screen', (_, say) => {
    const { rerender } = renderHook(useEndWithScreen, '/register' as string | undefined);
    say('Listo.');
    vi.advanceTimersByTime(1);
    rerender('/register');
    expect(region()).toContain('Listo.');
    address.pathname = '/verification-code/5';
    rerender('/verification-code/5');
    expect(region()).not.toContain('Listo.');
  });

  test('that is made right before a navigation belongs to the next screen', () => {
    const { rerender } = renderHook(useEndWithScreen, '/register' as string | undefined);
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
    renderHook(useEndWithScreen, undefined as string | undefined);
    announceQuietly('Nivel de seguridad: Fuerte.');
    vi.advanceTimersByTime(1);
    address.pathname = '/verification-code/5';
    renderHook(useEndWithScreen, '/verification-code/5' as string | undefined);
    expect(region()).not.toContain('Fuerte');
  });
});

describe('a toast', () => {
  const mark = () => /<svg.*?<\/svg>/.exec(renderToStaticMarkup(createElement(Status)))?.[0];

  test('has the check mark of something done, and another one for a refusal, a failure or a redirect', async () => {
    vi.stubGlobal('location', new URL('https://app.test/loans/13'));
    announce('Guardamos tu borrador.');
    const done = mark();
    announce('Ya se envió y no se puede cambiar.', 'notice');
    const notice = mark();
    expect([done, notice]).toEqual([expect.any(String), expect.any(String)]);
    expect(notice).not.toBe(done);

    const field = { select: () => {}, remove: () => {} };
    const execCommand = () => false;
    vi.stubGlobal('document', {
      createElement: () => field,
      querySelector: () => null,
      body: { append: () => {} },
      execCommand,
    });
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await loadDocument(() => {});
    expect(mark()).toBe(notice);
    vi.stubGlobal('HTMLElement', class {});
    announce('Guardamos tu borrador.');
    expect(await copyAndAnnounce('999', 'CLABE copiada.')).toBe(false);
    expect(mark()).toBe(notice);
    announce('Guardamos tu borrador.');
    renderHook(() => Redirect({ to: '/home', announcement: 'Esta solicitud ya se envió.' }), undefined);
    expect(mark()).toBe(notice);
  });

  test('of an earlier action ends when the next one fails, or the connection', () => {
    announce('Te enviamos otra vez un SMS con el código de confirmación.');
    endToast();
    expect(mark()).toBeUndefined();
    announce('De nuevo en línea.');
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    onTestFinished(() => noteCall(true));
    noteCall(false);
    renderHook(() => void OfflineBanner(), undefined);
    expect(mark()).toBeUndefined();
  });
});

describe('the place of a toast', () => {
  const button = (top: number) => ({ top, bottom: top + 52 });

  test('is above the bar when no control is there', () => {
    expect(freeBottom({ height: 48, floor: 768 }, [button(600)])).toBe(768);
  });

  test('is the lowest gap between the controls into which it fits', () => {
    const bottom = freeBottom({ height: 48, floor: 768 }, [button(700), button(640), button(480)]);
    expect(bottom).toBeLessThan(640);
    expect(bottom - 48).toBeGreaterThan(532);
  });

  test('does not change as long as it covers no control', () => {
    expect(freeBottom({ height: 48, floor: 768, current: 400 }, [button(700)])).toBe(400);
    expect(freeBottom({ height: 48, floor: 300, current: 400 }, [])).toBe(300);
  });

  test('is above the bar when there is no gap', () => {
    expect(freeBottom({ height: 48, floor: 160 }, [button(0), button(60), button(120)])).toBe(160);
  });

  test('is found with what an older Safari offers: controls that are not displayed have no width', () => {
    const elementAt = (top: number, bottom: number, width: number) =>
      ({ getBoundingClientRect: () => ({ top, bottom, left: 0, right: width, width, height: bottom - top }) }) as never;
    const controls = [elementAt(700, 752, 342), elementAt(600, 652, 0)];
    vi.stubGlobal('innerHeight', 780);
    vi.stubGlobal('document', { elementsFromPoint: () => [], querySelectorAll: () => controls });
    const properties: [string, string][] = [];
    const region = {
      contains: () => false,
      style: { setProperty: (...pair: [string, string]) => properties.push(pair) },
    };
    placeToast(Object.assign(region, elementAt(720, 768, 342)) as never, elementAt(720, 768, 342));
    expect(properties).toEqual([['--bar', '77px']]);
  });
});
