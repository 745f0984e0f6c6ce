import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A file that needs no page says `@vitest-environment node`.
const hasPage = typeof document !== 'undefined';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The files of one process share the page.
if (hasPage) document.head.replaceChildren();

beforeEach(() => {
  if (!hasPage) return;
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
