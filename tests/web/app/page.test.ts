import { act, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { today } from '#clock';
import { Status } from '#kit/feedback/Status.tsx';
import { announce } from '#kit/navigation/announcements.ts';
import { apiUrl, link, showsYearlyCost, signingProvider, transferAccount } from '#links';
import { noteServerTime } from '#serverTime';
import { loadDocument } from '../../../web/app/loadDocument.ts';
import { loadFullStylesheet } from '../../../web/app/loadFullStylesheet.ts';
import { ScrollAndFocus } from '../../../web/app/ScrollAndFocus.ts';
import { deferred } from '../../deferred.ts';
import { renderHook } from '../renderHook.ts';

describe('the settings of a page', () => {
  const openPage = (settings: Record<string, string>) =>
    vi.stubGlobal('document', {
      querySelector: (selector: string) => {
        const content = settings[/^meta\[name="(.*)"\]$/.exec(selector)?.[1] ?? ''];
        return content === undefined ? null : { content };
      },
    });
  afterEach(() => void vi.unstubAllGlobals());

  test('are the contents of its meta tags; an address has no final slash', () => {
    openPage({
      'api-host': 'https://api.test/',
      'faq-url': 'https://www.test/faq',
      'transfer-bank': 'Banco',
      'transfer-beneficiary': 'Adelantto SA',
      'transfer-clabe': '012',
      'signing-provider': 'Mifiel/',
      'show-cat': 'yes',
    });
    expect(apiUrl()).toBe('https://api.test/api');
    expect(link('faq-url')).toBe('https://www.test/faq');
    expect(transferAccount()).toEqual({ bank: 'Banco', beneficiary: 'Adelantto SA', clabe: '012' });
    expect(signingProvider()).toBe('Mifiel/');
    expect(showsYearlyCost()).toBe(true);
  });

  test('are empty where there is no tag or no page', () => {
    openPage({ 'show-cat': 'no' });
    expect([apiUrl(), link('chat-url'), signingProvider(), showsYearlyCost()]).toEqual(['/api', '', '', false]);
    vi.unstubAllGlobals();
    expect([apiUrl(), link('chat-url'), signingProvider(), showsYearlyCost()]).toEqual(['/api', '', '', false]);
  });
});

test('a document is not loaded when the server cannot be reached, and the owner is told', async () => {
  announce('');
  const load = vi.fn();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('document', { querySelector: () => ({ src: '/assets/main.js' }) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await loadDocument(load);
  expect(load).not.toHaveBeenCalled();
  expect(renderToStaticMarkup(createElement(Status))).toContain('No pudimos conectarnos');
  announce('');
  // The browser's word is only a hint.
  vi.stubGlobal('fetch', async () => new Response());
  await loadDocument(load);
  expect(load).toHaveBeenCalledOnce();
  expect(renderToStaticMarkup(createElement(Status))).not.toContain('No pudimos conectarnos');
  vi.unstubAllGlobals();
});

test("the day is Mexico City's, by the server's time", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T05:59:00Z') });
  noteServerTime(new Date().toUTCString(), Date.now());
  expect(today()).toBe('2026-11-23');
  vi.setSystemTime(Date.parse('2026-11-24T06:00:00Z'));
  expect(today()).toBe('2026-11-24');
  vi.useRealTimers();
});

describe('the full stylesheet', () => {
  type LinkElement = { onload?: () => void; onerror?: () => void };
  const open = (dataset: Record<string, string>) => {
    const added: LinkElement[] = [];
    const remove = vi.fn();
    vi.stubGlobal('document', {
      createElement: (name: string) => ({ name, remove }),
      head: { append: (element: LinkElement) => added.push(element) },
    });
    return { added, remove, root: { dataset } as unknown as HTMLElement };
  };
  afterEach(() => void vi.unstubAllGlobals());

  test('is not loaded by a document that has it already', async () => {
    const { added, root } = open({});
    await loadFullStylesheet(root);
    expect(added).toEqual([]);
  });

  test('is loaded once', async () => {
    const { added, root } = open({ styles: '/app.css' });
    const loaded = loadFullStylesheet(root);
    expect(added).toMatchObject([{ name: 'link', rel: 'stylesheet', href: '/app.css' }]);
    added[0]?.onload?.();
    await loaded;
    expect(root.dataset).toEqual({});
  });

  test('may fail, and is then loaded again by the next call', async () => {
    const { added, remove, root } = open({ styles: '/app.css' });
    const loaded = loadFullStylesheet(root);
    added[0]?.onerror?.();
    await expect(loaded).rejects.toThrow('The stylesheet failed to load');
    expect(remove).toHaveBeenCalledOnce();
    expect(root.dataset).toEqual({ styles: '/app.css' });
  });
});

describe('a navigation', () => {
  let column: Record<string, unknown> | null;
  const focus = vi.fn();
  /** An element or a document that scrolls. */
  const scroller = () => {
    const listeners = new Set<() => void>();
    const element = {
      scrollTop: 0,
      scrollTo: vi.fn(),
      addEventListener: vi.fn((type: string, listener: () => void) => type === 'scroll' && listeners.add(listener)),
      removeEventListener: (type: string, listener: () => void) => type === 'scroll' && listeners.delete(listener),
      scrolls: (top: number) => {
        element.scrollTop = top;
        for (const listener of listeners) listener();
      },
      listeners,
    };
    return element;
  };
  let page: ReturnType<typeof scroller>;

  beforeEach(() => {
    column = null;
    focus.mockClear();
    page = scroller();
    const selected = (selector: string) =>
      ({ '[data-scroller]': column, 'main h1': { focus } })[selector as 'main h1'] ?? null;
    const { addEventListener, removeEventListener } = page;
    vi.stubGlobal('document', {
      querySelector: selected,
      scrollingElement: page,
      addEventListener,
      removeEventListener,
    });
    vi.stubGlobal('getComputedStyle', (element: { overflowY: string }) => ({ overflowY: element.overflowY }));
    vi.stubGlobal('history', { scrollRestoration: 'auto', state: null, replaceState: () => {} });
  });

  const open = (from?: string, part?: ReactNode) => {
    const { hook } = renderHook(
      () => {
        ScrollAndFocus({ from });
        return useNavigate();
      },
      undefined,
      (children) =>
        createElement(MemoryRouter, { initialEntries: ['/home'] }, createElement(Suspense, null, part, children)),
    );
    const go = (to: string | -1, options?: object) =>
      act(() => void (typeof to === 'number' ? hook.current(to) : hook.current(to, options)));
    return { go };
  };

  test('scrolls to the top and moves the focus to the heading, without scrolling to it', () => {
    const { go } = open();
    go('/loans');
    expect(page.scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test('back scrolls to the former position', () => {
    const { go } = open();
    page.scrolls(320);
    go('/loans');
    page.scrolls(75);
    go(-1);
    expect(page.scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 320],
    ]);
    expect(history.scrollRestoration).toBe('manual');
    expect(page.listeners.size).toBe(1);
    expect(page.addEventListener).toHaveBeenLastCalledWith('scroll', expect.any(Function), { passive: true });
  });

  test('is not the first page of a document, unless the app replaced a guest page', () => {
    open();
    expect(page.scrollTo).not.toHaveBeenCalled();
    expect(focus).not.toHaveBeenCalled();
    open('/login');
    expect(focus).toHaveBeenCalledOnce();
  });

  test('is not a page that saves something in its own history entry', () => {
    const { go } = open();
    go('/home', { replace: true, state: { saved: true } });
    expect(focus).not.toHaveBeenCalled();
    go('/loans', { replace: true });
    expect(focus).toHaveBeenCalledOnce();
    go('/loans');
    expect(focus).toHaveBeenCalledTimes(2);
  });

  test('is not a page that was hidden while a part of it loaded', async () => {
    const loaded = deferred<void>();
    let load = () => {};
    const Part = () => {
      const [isLoading, setLoading] = useState(false);
      load = () => setLoading(true);
      if (isLoading) use(loaded.promise);
      return null;
    };
    const { go } = open(undefined, createElement(Part));
    go('/loans');
    const effects = page.addEventListener.mock.calls.length;
    await act(async () => load());
    expect(page.listeners.size).toBe(0);
    await act(async () => loaded.resolve());
    expect(page.addEventListener.mock.calls.length).toBe(effects + 1);
    expect(focus).toHaveBeenCalledOnce();
    expect(page.scrollTo).toHaveBeenCalledOnce();
  });

  test('scrolls the column of a wide window, and nothing else', () => {
    column = Object.assign(scroller(), { overflowY: 'auto' });
    const { scrolls, scrollTo } = column as unknown as ReturnType<typeof scroller>;
    const { go } = open();
    scrolls(40);
    go('/loans');
    go(-1);
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 40],
    ]);
    expect(page.scrollTo).not.toHaveBeenCalled();
    expect(page.listeners.size).toBe(0);
  });

  test('scrolls the document where the column does not scroll by itself', () => {
    column = Object.assign(scroller(), { overflowY: 'visible' });
    open().go('/loans');
    expect(page.scrollTo).toHaveBeenCalledOnce();
  });
});
