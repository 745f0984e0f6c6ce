import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  schemeChosen,
  selectScheme,
  selectTempo,
  selectWidth,
  tempoChosen,
} from '../../../demo-server/console/consoleSlice.ts';
import { keepPreferences, storedPreferences } from '../../../demo-server/console/preferences.ts';
import { createConsoleStore } from '../../../demo-server/console/store.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterAll(() => vi.unstubAllGlobals());

test('tempo and colour scheme that were chosen outlive a reload of the console', () => {
  const store = createConsoleStore(storedPreferences());
  keepPreferences(store);
  store.dispatch(tempoChosen('calm'));
  store.dispatch(schemeChosen('dark'));
  const reloaded = createConsoleStore(storedPreferences()).getState();
  expect([selectTempo(reloaded), selectScheme(reloaded), selectWidth(reloaded)]).toEqual(['calm', 'dark', 390]);
});

test.each(['{"tempo":"fast"}', 'not JSON', '[]'])('what is not a choice of the console is ignored: %s', (text) => {
  stored.set('console', text);
  expect(selectTempo(createConsoleStore(storedPreferences()).getState())).toBe('brisk');
});
