import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

// A file that needs no page says `@vitest-environment node`.
const hasPage = typeof document !== 'undefined';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// On a busy machine a screen may need longer than the second that the library waits.
configure({ asyncUtilTimeout: 10_000 });
// The files of one process share the page.
if (hasPage) document.head.replaceChildren();

/** The settings of the page that the file has given it for all of its tests. */
let settings: Element[] = [];
beforeAll(() => {
  if (hasPage) settings = [...document.head.children];
});

beforeEach(() => {
  if (!hasPage) return;
  document.head.replaceChildren(...settings);
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

/** What a test has rendered may need its stubbed globals to unmount. */
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
