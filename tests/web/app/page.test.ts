import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { today } from '#clock';
import { Status } from '#kit/feedback/Status.tsx';
import { announce } from '#kit/navigation/announcements.ts';
import {
  apiUrl,
  areLegalSentencesApproved,
  contactUrl,
  link,
  showsYearlyCost,
  signingProvider,
  transferAccount,
} from '#links';
import { noteServerTime } from '#serverTime';
import { loadDocument } from '../../../web/app/loadDocument.ts';
import { loadFullStylesheet } from '../../../web/app/loadFullStylesheet.ts';

describe('the settings of a page', () => {
  const openPage = (settings: Record<string, string>) =>
    document.head.replaceChildren(
      ...Object.entries(settings).map(([name, content]) =>
        Object.assign(document.createElement('meta'), { name, content }),
      ),
    );

  test('are the contents of its meta tags; an address has no final slash', () => {
    openPage({
      'api-host': 'https://api.test/',
      'faq-url': 'https://www.test/faq',
      'transfer-bank': 'Banco',
      'transfer-beneficiary': 'Adelantto SA',
      'transfer-clabe': '012',
      'signing-provider': 'Mifiel/',
      'show-cat': 'yes',
      'legal-sentences': 'approved',
    });
    expect(apiUrl()).toBe('https://api.test/api');
    expect(link('faq-url')).toBe('https://www.test/faq');
    expect(transferAccount()).toEqual({ bank: 'Banco', beneficiary: 'Adelantto SA', clabe: '012' });
    expect(signingProvider()).toBe('Mifiel/');
    expect(showsYearlyCost()).toBe(true);
    expect(areLegalSentencesApproved()).toBe(true);
  });

  test('have the chat in a window before the one as a widget, and sample sentences unless these are approved', () => {
    openPage({ 'chat-widget-url': 'https://widget.test', 'legal-sentences': 'samples' });
    expect([contactUrl(), areLegalSentencesApproved()]).toEqual(['https://widget.test', false]);
    openPage({ 'chat-url': 'https://chat.test', 'chat-widget-url': 'https://widget.test' });
    expect([contactUrl(), areLegalSentencesApproved()]).toEqual(['https://chat.test', false]);
  });

  test('are empty where there is no tag or no page', () => {
    openPage({ 'show-cat': 'no' });
    expect([apiUrl(), link('chat-url'), signingProvider(), showsYearlyCost()]).toEqual(['/api', '', '', false]);
    vi.stubGlobal('document', undefined);
    expect([apiUrl(), link('chat-url'), signingProvider(), showsYearlyCost()]).toEqual(['/api', '', '', false]);
  });
});

test('a document is not loaded when the server cannot be reached, and the owner is told', async () => {
  announce('');
  const load = vi.fn();
  vi.stubGlobal('navigator', { onLine: false });
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
  // The DOM of the tests would load it.
  let link: HTMLLinkElement | undefined;
  const open = (styles?: string) => {
    link = undefined;
    vi.spyOn(document.head, 'append').mockImplementation((added) => {
      link = added as HTMLLinkElement;
    });
    const root = document.createElement('div');
    if (styles !== undefined) root.dataset.styles = styles;
    return root;
  };

  afterEach(() => void vi.restoreAllMocks());

  test('is not loaded by a document that has it already', async () => {
    await loadFullStylesheet(open());
    expect(link).toBeUndefined();
  });

  test('is loaded once', async () => {
    const root = open('/app.css');
    const loaded = loadFullStylesheet(root);
    expect(link).toMatchObject({ rel: 'stylesheet' });
    expect(link?.getAttribute('href')).toBe('/app.css');
    link?.dispatchEvent(new Event('load'));
    await loaded;
    expect(root.dataset).not.toHaveProperty('styles');
  });

  test('may fail, and is then loaded again by the next call', async () => {
    const root = open('/app.css');
    const loaded = loadFullStylesheet(root);
    link?.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toThrow('The stylesheet failed to load');
    expect(root.dataset.styles).toBe('/app.css');
  });
});
