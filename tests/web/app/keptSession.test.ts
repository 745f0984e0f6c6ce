import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSessionStored, sessionStorageAdapter } from '../../../web/app/storedSession.ts';
import { TabStorage } from '../tabStorage.ts';

const session = {
  token: 'secret',
  user: { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' },
  isAuthenticated: true,
};
const signedOut = { token: null, user: null, isAuthenticated: false };

let tab: TabStorage;
beforeEach(() => {
  tab = new TabStorage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the record of a session', () => {
  test('holds exactly the three fields, in their order, and nothing of whoever keeps it', async () => {
    await sessionStorageAdapter.setItem('auth', {
      signOutReason: null,
      ...session,
      _persist: { version: -1, rehydrated: true },
    });
    expect(tab.held).toEqual(new Map([['auth', JSON.stringify(session)]]));
  });

  test('is restored as it was, also when somebody wrote it by hand', async () => {
    tab.setItem('auth', JSON.stringify(session, null, 2));
    expect(await sessionStorageAdapter.getItem('auth')).toEqual({
      ...session,
      _persist: { version: -1, rehydrated: true },
    });
  });

  test('goes when nobody is signed in', async () => {
    tab.setItem('auth', JSON.stringify(session));
    await sessionStorageAdapter.setItem('auth', signedOut);
    expect(tab.length).toBe(0);
    tab.setItem('auth', JSON.stringify(session));
    await sessionStorageAdapter.removeItem('auth');
    expect(tab.length).toBe(0);
  });

  test.each([
    ['no JSON', '{oops'],
    ['null', 'null'],
    ['a word', '"auth"'],
    ['a list', '[]'],
    ['no token', JSON.stringify({ ...session, token: null })],
    ['a token that is no text', JSON.stringify({ ...session, token: 7 })],
    ['an empty token', JSON.stringify({ ...session, token: '' })],
    ['a token that no header can carry', JSON.stringify({ ...session, token: 'señal\n' })],
    ['no owner', JSON.stringify({ ...session, user: null })],
    ['an owner of another shape', JSON.stringify({ ...session, user: { id: 1 } })],
    ['somebody who is not signed in', JSON.stringify({ ...session, isAuthenticated: false })],
    ['the word "true"', JSON.stringify({ ...session, isAuthenticated: 'true' })],
    ['JSON inside JSON', JSON.stringify({ token: '"secret"', user: '{"id":"o1"}', isAuthenticated: 'true' })],
  ])('that says %s is no session', async (_, record) => {
    tab.setItem('auth', record);
    expect(await sessionStorageAdapter.getItem('auth')).toBeNull();
    expect(isSessionStored('auth', null)).toBe(true);
  });

  test('is known by its token', () => {
    tab.setItem('auth', JSON.stringify(session));
    expect(isSessionStored('auth', 'secret')).toBe(true);
    expect(isSessionStored('auth', 'another')).toBe(false);
    expect(isSessionStored('auth', null)).toBe(false);
  });
});

describe('storage that is forbidden', () => {
  test('breaks nothing', async () => {
    tab.broken = true;
    expect(await sessionStorageAdapter.getItem('auth')).toBeNull();
    await sessionStorageAdapter.setItem('auth', session);
    await sessionStorageAdapter.removeItem('auth');
    expect(isSessionStored('auth', null)).toBe(true);
  });

  test('is no reason to take the session in memory for ended', async () => {
    tab.broken = true;
    await sessionStorageAdapter.setItem('auth', session);
    expect(isSessionStored('auth', 'secret')).toBe(true);
    // She logs out: from now on there is nothing in memory to be true to.
    await sessionStorageAdapter.setItem('auth', signedOut);
    expect(isSessionStored('auth', 'secret')).toBe(false);
  });

  test('that has room again for another session ends the one in memory', async () => {
    tab.broken = true;
    await sessionStorageAdapter.setItem('auth', session);
    tab.broken = false;
    expect(isSessionStored('auth', 'secret')).toBe(true);
    tab.setItem('auth', JSON.stringify({ ...session, token: 'another' }));
    expect(isSessionStored('auth', 'secret')).toBe(false);
  });

  test('breaks nothing where it is not even there', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(await sessionStorageAdapter.getItem('auth')).toBeNull();
    await sessionStorageAdapter.setItem('auth', session);
  });
});
