import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  phoneSchemeChosen,
  schemeChosen,
  selectTempo,
  tempoChosen,
  widthChosen,
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

test('tempo, width and colour schemes that were chosen outlive a reload of the console', () => {
  const store = createConsoleStore(storedPreferences());
  keepPreferences(store);
  store.dispatch(tempoChosen('calm'));
  store.dispatch(widthChosen(320));
  store.dispatch(phoneSchemeChosen('light'));
  store.dispatch(schemeChosen('dark'));
  expect(createConsoleStore(storedPreferences()).getState().console).toMatchObject({
    tempo: 'calm',
    width: 320,
    phoneScheme: 'light',
    scheme: 'dark',
  });
});

test.each(['{"tempo":"fast"}', 'not JSON', '[]'])('what is not a choice of the console is ignored: %s', (text) => {
  stored.set('console', text);
  expect(selectTempo(createConsoleStore(storedPreferences()).getState())).toBe('brisk');
});
