import { is } from 'superstruct';
import { describe, expect, test, vi } from 'vitest';
import { Session } from '#domain/session';
import { isSessionRecord } from '../../../web/app/sessionRecord.ts';
import { isSessionStored, sessionStorageAdapter } from '../../../web/app/storedSession.ts';
import { forbidStorage } from '../forbiddenStorage.ts';
import { ana } from '../owner.ts';

const session = { token: 'secret', user: ana, isAuthenticated: true };
const signedOut = { token: null, user: null, isAuthenticated: false };

describe('the stored record of a session', () => {
  test('has exactly the three fields, in their order, and nothing of redux-persist', {
    tags: 's3-session-key',
  }, async () => {
    await sessionStorageAdapter.setItem('auth', {
      signOutReason: null,
      ...session,
      _persist: { version: -1, rehydrated: true },
    });
    expect(Object.entries(sessionStorage)).toEqual([['auth', JSON.stringify(session)]]);
  });

  test('is restored unchanged, also when it was formatted by hand', async () => {
    sessionStorage.setItem('auth', JSON.stringify(session, null, 2));
    expect(await sessionStorageAdapter.getItem('auth')).toEqual({
      ...session,
      _persist: { version: -1, rehydrated: true },
    });
    expect(sessionStorage.length).toBe(1);
  });

  test('is removed while nobody is signed in', async () => {
    sessionStorage.setItem('auth', JSON.stringify(session));
    await sessionStorageAdapter.setItem('auth', signedOut);
    expect(sessionStorage.length).toBe(0);
    sessionStorage.setItem('auth', JSON.stringify(session));
    await sessionStorageAdapter.removeItem('auth');
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ['no JSON', '{oops'],
    ['null', 'null'],
    ['a string', '"auth"'],
    ['a list', '[]'],
    ['no token', JSON.stringify({ ...session, token: null })],
    ['a token that is no string', JSON.stringify({ ...session, token: 7 })],
    ['an empty token', JSON.stringify({ ...session, token: '' })],
    ['a token that begins with a space', JSON.stringify({ ...session, token: ' secret' })],
    ['a token that a header cannot contain', JSON.stringify({ ...session, token: 'señal\n' })],
    ['no user', JSON.stringify({ ...session, user: null })],
    ['a user of another shape', JSON.stringify({ ...session, user: { id: 1 } })],
    ['isAuthenticated false', JSON.stringify({ ...session, isAuthenticated: false })],
    ['isAuthenticated as a string', JSON.stringify({ ...session, isAuthenticated: 'true' })],
    ['JSON inside JSON', JSON.stringify({ token: '"secret"', user: '{"id":"o1"}', isAuthenticated: 'true' })],
  ])('is no session with %s', async (_, record) => {
    sessionStorage.setItem('auth', record);
    expect(await sessionStorageAdapter.getItem('auth')).toBeNull();
    expect(isSessionStored('auth', null)).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  test('is identified by its token', () => {
    sessionStorage.setItem('auth', JSON.stringify(session));
    expect(isSessionStored('auth', 'secret')).toBe(true);
    expect(isSessionStored('auth', 'another')).toBe(false);
    expect(isSessionStored('auth', null)).toBe(false);
  });
});

test.each([null, undefined, 'Ana', 7])('a record whose user is %j is no session', (user) => {
  expect(isSessionRecord({ ...session, user })).toBe(false);
});

test.each([
  {},
  { name: null },
  { name: undefined },
  { name: 7 },
  { has_temporary_password: true },
  { has_temporary_password: 'yes' },
  { email: undefined },
  { phone: null },
  { id: 1 },
])('a stored record accepts the users that the API may send, and no others: %j', (change) => {
  const changed = { ...session, user: { ...session.user, ...change } };
  expect(isSessionRecord(changed)).toBe(is(changed, Session));
});

describe('storage that cannot be used', () => {
  test.each([
    ['is forbidden', forbidStorage],
    ['is missing', () => vi.stubGlobal('sessionStorage', undefined)],
  ])('causes no error when it %s', async (_, happens) => {
    happens();
    expect(await sessionStorageAdapter.getItem('auth')).toBeNull();
    await sessionStorageAdapter.setItem('auth', session);
    await sessionStorageAdapter.removeItem('auth');
    expect(isSessionStored('auth', null)).toBe(true);
  });

  test('does not end the session in memory', async () => {
    forbidStorage();
    await sessionStorageAdapter.setItem('auth', session);
    expect(isSessionStored('auth', 'secret')).toBe(true);
    // After a log-out there is no session in memory either.
    await sessionStorageAdapter.setItem('auth', signedOut);
    expect(isSessionStored('auth', 'secret')).toBe(false);
  });

  test('ends the session in memory once another session is stored', async () => {
    forbidStorage();
    await sessionStorageAdapter.setItem('auth', session);
    vi.unstubAllGlobals();
    expect(isSessionStored('auth', 'secret')).toBe(true);
    sessionStorage.setItem('auth', JSON.stringify({ ...session, token: 'another' }));
    expect(isSessionStored('auth', 'secret')).toBe(false);
  });
});
