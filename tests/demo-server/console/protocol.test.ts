import { is } from 'superstruct';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listenForMessages,
  MessageToConsole,
  MessageToPhone,
  sendMessage,
} from '../../../demo-server/console/protocol.ts';

describe('the protocol of console and phone', () => {
  test.each([
    [{ kind: 'open', path: '/loans/7?from=mail#top' }, true],
    [{ kind: 'code', code: '4831' }, true],
    [{ kind: 'fill', step: 'offer', tempo: 'calm' }, true],
    [{ kind: 'refetch' }, true],
    [{ kind: 'theme', scheme: 'dark' }, true],
    [{ kind: 'open', path: 'https://elsewhere.test/' }, false],
    [{ kind: 'open', path: '//elsewhere.test/' }, false],
    [{ kind: 'open', path: '/\\elsewhere.test/' }, false],
    [{ kind: 'open', path: '/\t/elsewhere.test/' }, false],
    [{ kind: 'open', path: 'javascript:alert(1)' }, false],
    [{ kind: 'fill', step: 'dance', tempo: 'calm' }, false],
    [{ kind: 'code', code: '48312' }, false],
    [{ kind: 'code', code: 4831 }, false],
    [{ kind: 'theme', scheme: 'pink' }, false],
    [{ kind: 'location', path: '/home', busy: false }, false],
    [null, false],
    ['refetch', false],
  ])('as a message to the phone, %j is valid: %s', (message, isValid) => {
    expect(is(message, MessageToPhone)).toBe(isValid);
  });

  test.each([
    [{ kind: 'location', path: '/home', busy: false, owner_id: null }, true],
    [{ kind: 'location', path: '/home', busy: false, owner_id: 'elena' }, true],
    [{ kind: 'done', line: 'Listo.' }, true],
    [{ kind: 'cannot', line: 'Aquí no hay nada que llenar.' }, true],
    [{ kind: 'location', path: '/home', busy: false }, false],
    [{ kind: 'open', path: '/home' }, false],
  ])('as a message to the console, %j is valid: %s', (message, isValid) => {
    expect(is(message, MessageToConsole)).toBe(isValid);
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

  const receive = (message: { origin?: string; source?: unknown; data: unknown }) =>
    page.dispatchEvent(Object.assign(new Event('message'), { origin: location.origin, source: other, ...message }));

  test('is sent to this origin only', () => {
    sendMessage(other, { kind: 'refetch' });
    expect(other.postMessage).toHaveBeenCalledWith({ kind: 'refetch' }, 'http://127.0.0.1:4000');
  });

  test('is received only from the other window, on this origin, in a valid shape, and until listening stops', () => {
    const listener = vi.fn();
    const stop = listenForMessages(MessageToPhone, () => other, listener);
    const data = { kind: 'code', code: '4831' };
    receive({ data, origin: 'http://evil.test' });
    receive({ data, source: {} });
    receive({ data, source: null });
    receive({ data: { kind: 'code', code: '<b>' } });
    expect(listener).not.toHaveBeenCalled();

    receive({ data });
    expect(listener).toHaveBeenCalledExactlyOnceWith(data);
    stop();
    receive({ data });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is not received while there is no other window', () => {
    const listener = vi.fn();
    listenForMessages(MessageToPhone, () => null, listener);
    receive({ data: { kind: 'refetch' }, source: null });
    expect(listener).not.toHaveBeenCalled();
  });
});
