import { prepareAutoBatched, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test, vi } from 'vitest';
import { api } from '#api/api';
import { loggedOut, sessionEnded } from '#api/session';
import { createStore, whenRestored } from '../../../web/app/store.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';
import { ana } from '../owner.ts';

const eva = { ...ana, id: 'o2', name: 'Eva' };
const record = (token: string, user = ana) => JSON.stringify({ token, user, isAuthenticated: true });

/** The action of a successful login. */
const logIn = (token: string, user = ana): UnknownAction => signedIn({ token, user });

const injected = api.injectEndpoints({
  endpoints: (build) => ({ aCopy: build.query<string, void>({ query: () => '' }) }),
});
const cacheData = injected.util.upsertQueryData('aCopy', undefined, 'data');

async function openApp() {
  const { store, persistor } = createStore();
  await whenRestored(persistor);
  return { store, settled: () => persistor.flush() };
}

test('a forged record opens no session', { tags: 's4-session-start' }, async () => {
  sessionStorage.setItem('auth', '{"isAuthenticated":true}');
  const { store } = await openApp();
  expect(store.getState().auth).toMatchObject({ token: null, user: null, isAuthenticated: false });
});

describe('a session', () => {
  test('is stored after a login and restored before the first render', { tags: 's3-session-restored' }, async () => {
    const { store, settled } = await openApp();
    store.dispatch(logIn('secret'));
    await settled();
    expect(Object.entries(sessionStorage)).toEqual([['auth', record('secret')]]);

    const again = await openApp();
    expect(again.store.getState().auth).toMatchObject({ token: 'secret', user: ana, isAuthenticated: true });
  });
});

describe.each([
  ['a log-out', loggedOut, 'user'],
  ['a session that ended', sessionEnded, { ended: 'o1' }],
])('%s', (_, end, signOutReason) => {
  test('removes the record and all cached data', { tags: 's4-logout-resets' }, async () => {
    sessionStorage.setItem('auth', record('secret'));
    const { store, settled } = await openApp();
    await store.dispatch(cacheData);
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);

    store.dispatch(end());
    expect(store.getState().api.queries).toEqual({});
    expect(store.getState().auth).toMatchObject({
      token: null,
      user: null,
      isAuthenticated: false,
      signOutReason,
    });
    await settled();
    expect(sessionStorage.length).toBe(0);
  });

  test('right after a login restores no token', async () => {
    const { store, settled } = await openApp();
    store.dispatch(logIn('secret'));
    store.dispatch(end());
    await settled();
    // Lets delayed writes run.
    await new Promise((done) => setTimeout(done));
    await settled();
    expect(sessionStorage.length).toBe(0);
  });

  test('and another login store only the new token', async () => {
    sessionStorage.setItem('auth', record('secret'));
    const { store, settled } = await openApp();
    store.dispatch(end());
    store.dispatch(logIn('another'));
    await settled();
    expect(Object.entries(sessionStorage)).toEqual([['auth', record('another')]]);
    expect(store.getState().auth.signOutReason).toBeNull();
  });
});

describe('drafts', () => {
  const draftKey = 'draft:o1:/profile/identification';
  const endSession = async (end: () => UnknownAction) => {
    sessionStorage.setItem('auth', record('secret'));
    sessionStorage.setItem(draftKey, '{"address":"Calle 5"}');
    const { store, settled } = await openApp();
    store.dispatch(end());
    await settled();
    return { store, settled };
  };

  test('are deleted by a log-out', async () => {
    await endSession(loggedOut);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('are kept for the same owner when the session ended by itself', async () => {
    const { store, settled } = await endSession(sessionEnded);
    store.dispatch(logIn('another'));
    await settled();
    expect(Object.keys(sessionStorage).sort()).toEqual(['auth', draftKey]);
  });

  test('of another owner are deleted at a log-in only, not by each action', async () => {
    const { store } = await openApp();
    store.dispatch(logIn('secret'));
    sessionStorage.setItem('draft:o2:/register', '{}');
    store.dispatch({ type: 'another action' });
    store.dispatch(logIn('secret again'));
    expect(Object.keys(sessionStorage)).toContain('draft:o2:/register');
  });

  test('are deleted when another owner logs in', async () => {
    const { store, settled } = await endSession(sessionEnded);
    store.dispatch(logIn('another', eva));
    await settled();
    expect(Object.keys(sessionStorage)).toEqual(['auth']);
  });
});

test('components learn after the next frame that a query has begun, and at once of its response', async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const { store } = createStore();
  await vi.advanceTimersByTimeAsync(1000);
  const notified = vi.fn();
  store.subscribe(notified);
  store.dispatch({ type: 'begun', meta: prepareAutoBatched()(undefined).meta });
  for (const showFrame of frames) showFrame();
  expect(notified).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toHaveBeenCalledOnce();
  store.dispatch({ type: 'answered' });
  expect(notified).toHaveBeenCalledTimes(2);
});
