import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freeBottom, placeToast } from '#kit/feedback/placeToast.ts';
import { announce, announceQuietly, Status, useEndWithScreen } from '#kit/feedback/Status.tsx';
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
