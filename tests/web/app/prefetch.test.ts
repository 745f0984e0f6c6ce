import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '#kit/browser/whenIdle.ts';
import { prefetchPage } from '../../../web/app/prefetchPage.ts';
import * as pages from '../../../web/app/routes.tsx';
import { createStore } from '../../../web/app/store.ts';

vi.mock('../../../web/app/routes.tsx', () => ({ loadPage: vi.fn() }));
// Otherwise it would last for the files after this one.
afterAll(() => void vi.doUnmock('../../../web/app/routes.tsx'));
const { store } = createStore();

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('the code of the next page', () => {
  test('waits until no call of the API is running', async () => {
    let isRunning = true;
    const listeners = new Set<() => void>();
    const busy = {
      getState: () => ({ api: { queries: { loans: { status: isRunning ? 'pending' : 'fulfilled' } }, mutations: {} } }),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as never;
    const prefetched = prefetchPage(busy, '/profile/identification');
    for (const listener of listeners) listener();
    expect(pages.loadPage).not.toHaveBeenCalled();
    isRunning = false;
    for (const listener of listeners) listener();
    await prefetched;
    expect(pages.loadPage).toHaveBeenCalledWith('/profile/identification');
    expect(listeners.size).toBe(0);
  });

  test('is not imported without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await prefetchPage(store, '/profile/identification');
    expect(pages.loadPage).not.toHaveBeenCalled();
  });
});

describe('what runs when the page is idle', () => {
  test.each([
    ['does not run in data-saver mode', { saveData: true, effectiveType: '4g' }, 0],
    ['does not run on a slow connection', { effectiveType: '2g' }, 0],
    ['does not run on a very slow connection', { effectiveType: 'slow-2g' }, 0],
    ['runs on another connection', { saveData: false, effectiveType: '4g' }, 1],
    ['runs where the browser knows nothing about the connection', undefined, 1],
  ])('%s', (_, connection, runs) => {
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('document', { readyState: 'complete' });
    vi.stubGlobal('window', { requestIdleCallback: true });
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const run = vi.fn();
    whenIdle(run);
    expect(run).toHaveBeenCalledTimes(runs);
  });
});
