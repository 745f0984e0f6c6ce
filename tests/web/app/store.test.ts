import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '#api/api';
import { loggedOut, sessionEnded } from '#api/session';
import { createStore, whenRestored } from '../../../web/app/store.ts';
import { signedIn } from '../../../web/features/auth/authSlice.ts';
import { TabStorage } from '../tabStorage.ts';

const ana = { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' };
const eva = { ...ana, id: 'o2', name: 'Eva' };
const record = (token: string, user = ana) => JSON.stringify({ token, user, isAuthenticated: true });

/** What the login's answer does to the store. */
const cameIn = (token: string, user = ana): UnknownAction => signedIn({ token, user });

const aCopy = api.injectEndpoints({
  endpoints: (build) => ({ aCopy: build.query<string, void>({ query: () => '' }) }),
});
const remembers = aCopy.util.upsertQueryData('aCopy', undefined, 'hers');

let tab: TabStorage;
beforeEach(() => {
  tab = new TabStorage();
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => void vi.unstubAllGlobals());

async function opened() {
  const { store, persistor } = createStore();
  await whenRestored(persistor);
  return { store, settled: () => persistor.flush() };
}

describe('a visitor', () => {
  test('has no record', async () => {
    const { settled } = await opened();
    await settled();
    expect(tab.length).toBe(0);
  });

  test('is what a forged record makes', async () => {
    tab.setItem('auth', '{"isAuthenticated":true}');
    const { store } = await opened();
    expect(store.getState().auth).toMatchObject({ token: null, user: null, isAuthenticated: false });
  });
});

describe('a session', () => {
  test('is kept after a login and restored before the first render', async () => {
    const { store, settled } = await opened();
    store.dispatch(cameIn('secret'));
    await settled();
    expect(tab.held).toEqual(new Map([['auth', record('secret')]]));

    const again = await opened();
    expect(again.store.getState().auth).toMatchObject({ token: 'secret', user: ana, isAuthenticated: true });
  });

  test('goes on in memory where nothing can be kept', async () => {
    tab.broken = true;
    const { store, settled } = await opened();
    store.dispatch(cameIn('secret'));
    await settled();
    expect(store.getState().auth).toMatchObject({ token: 'secret', isAuthenticated: true });
  });
});

describe.each([
  ['leaving', loggedOut, 'user'],
  ['a session that ended', sessionEnded, { ended: 'o1' }],
])('%s', (_, end, left) => {
  test('takes the record and all that was asked for along', async () => {
    tab.setItem('auth', record('secret'));
    const { store, settled } = await opened();
    await store.dispatch(remembers);
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1);

    store.dispatch(end());
    expect(store.getState().api.queries).toEqual({});
    expect(store.getState().auth).toMatchObject({
      token: null,
      user: null,
      isAuthenticated: false,
      signOutReason: left,
    });
    await settled();
    expect(tab.length).toBe(0);
  });

  test('right after a login brings no token back', async () => {
    const { store, settled } = await opened();
    store.dispatch(cameIn('secret'));
    store.dispatch(end());
    await settled();
    // Whatever was put off to a later turn is done by then.
    await new Promise((done) => setTimeout(done));
    await settled();
    expect(tab.length).toBe(0);
  });

  test('and coming in again keeps only the new token', async () => {
    tab.setItem('auth', record('secret'));
    const { store, settled } = await opened();
    store.dispatch(end());
    store.dispatch(cameIn('another'));
    await settled();
    expect(tab.held).toEqual(new Map([['auth', record('another')]]));
    expect(store.getState().auth.signOutReason).toBeNull();
  });
});

describe('drafts', () => {
  const hers = 'draft:o1:/profile/identification';
  const left = async (end: () => UnknownAction) => {
    tab = new TabStorage({ auth: record('secret'), [hers]: '{"address":"Calle 5"}' });
    vi.stubGlobal('sessionStorage', tab);
    const { store, settled } = await opened();
    store.dispatch(end());
    await settled();
    return { store, settled };
  };

  test('go with whoever leaves by herself', async () => {
    await left(loggedOut);
    expect([...tab.held.keys()]).toEqual([]);
  });

  test('wait for the same owner when her session ended by itself', async () => {
    const { store, settled } = await left(sessionEnded);
    store.dispatch(cameIn('another'));
    await settled();
    expect([...tab.held.keys()].sort()).toEqual(['auth', hers]);
  });

  test('go when another owner comes in', async () => {
    const { store, settled } = await left(sessionEnded);
    store.dispatch(cameIn('another', eva));
    await settled();
    expect([...tab.held.keys()]).toEqual(['auth']);
  });
});
