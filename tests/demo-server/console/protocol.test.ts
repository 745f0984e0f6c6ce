import { is } from 'superstruct';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listenForMessages,
  MessageToConsole,
  MessageToPhone,
  sendMessage,
} from '../../../demo-server/console/protocol.ts';

describe('the panel and the phone understand', () => {
  test.each([
    { kind: 'open', path: '/loans/7?from=mail#top' },
    { kind: 'code', code: '4831' },
    { kind: 'fill' },
    { kind: 'refetch' },
    { kind: 'theme', scheme: 'dark' },
  ])('%j, sent to the phone', (message) => {
    expect(is(message, MessageToPhone)).toBe(true);
  });

  test.each([
    { kind: 'open', path: 'https://elsewhere.test/' },
    { kind: 'open', path: '//elsewhere.test/' },
    { kind: 'open', path: '/\\elsewhere.test/' },
    { kind: 'open', path: '/\t/elsewhere.test/' },
    { kind: 'open', path: 'javascript:alert(1)' },
    { kind: 'code', code: '48312' },
    { kind: 'code', code: 4831 },
    { kind: 'theme', scheme: 'pink' },
    { kind: 'location', path: '/home', title: 'Inicio', busy: false },
    null,
    'refetch',
  ])('never %j, sent to the phone', (message) => {
    expect(is(message, MessageToPhone)).toBe(false);
  });

  test.each([
    [{ kind: 'location', path: '/home', title: 'Inicio', busy: false }, true],
    [{ kind: 'done', line: 'Listo.' }, true],
    [{ kind: 'cannot', line: 'Aquí no hay nada que llenar.' }, true],
    [{ kind: 'location', path: '/home', title: 'Inicio' }, false],
    [{ kind: 'open', path: '/home' }, false],
  ])('%j, sent to the panel: %s', (message, understood) => {
    expect(is(message, MessageToConsole)).toBe(understood);
  });
});

describe('a message', () => {
  const other = { postMessage: vi.fn() } as unknown as Window;
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:4000' });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());

  const arrives = (message: { origin?: string; source?: unknown; data: unknown }) =>
    page.dispatchEvent(Object.assign(new Event('message'), { origin: location.origin, source: other, ...message }));

  test('goes to this origin only', () => {
    sendMessage(other, { kind: 'refetch' });
    expect(other.postMessage).toHaveBeenCalledWith({ kind: 'refetch' }, 'http://127.0.0.1:4000');
  });

  test('is heard from the other side only, in a known shape, until one stops', () => {
    const heard = vi.fn();
    const stop = listenForMessages(MessageToPhone, () => other, heard);
    const data = { kind: 'code', code: '4831' };
    arrives({ data, origin: 'http://evil.test' });
    arrives({ data, source: {} });
    arrives({ data, source: null });
    arrives({ data: { kind: 'code', code: '<b>' } });
    expect(heard).not.toHaveBeenCalled();

    arrives({ data });
    expect(heard).toHaveBeenCalledExactlyOnceWith(data);
    stop();
    arrives({ data });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is not heard while the other side is not there', () => {
    const heard = vi.fn();
    listenForMessages(MessageToPhone, () => null, heard);
    arrives({ data: { kind: 'fill' }, source: null });
    expect(heard).not.toHaveBeenCalled();
  });
});
