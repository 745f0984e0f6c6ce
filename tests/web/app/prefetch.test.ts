import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '#kit/browser/whenIdle.ts';
import { prefetchRoute } from '../../../web/app/prefetchRoute.ts';
import { type Route, routes } from '../../../web/app/routes.ts';
import { createStore } from '../../../web/app/store.ts';

/** Stubs the imports of all pages. Returns the pages that were imported. */
function stubImports(): string[] {
  const imported: string[] = [];
  for (const route of routes) {
    vi.spyOn(route, 'load').mockImplementation(async () => imported.push(route.path));
  }
  return imported;
}

const { store } = createStore();
const routeAt = (address: string) => routes.find(({ path }) => path === address) as Required<Route>;

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the code of the next page', () => {
  test('waits until no call of the API is running', async () => {
    const imported = stubImports();
    let isRunning = true;
    const listeners = new Set<() => void>();
    const busy = {
      getState: () => ({ api: { queries: { loans: { status: isRunning ? 'pending' : 'fulfilled' } }, mutations: {} } }),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as never;
    const prefetched = prefetchRoute(busy, routeAt('/profile/identification'));
    for (const listener of listeners) listener();
    expect(imported).toEqual([]);
    isRunning = false;
    for (const listener of listeners) listener();
    await prefetched;
    expect(imported).toEqual(['/profile/identification']);
    expect(listeners.size).toBe(0);
  });

  test('comes with the data of home for a page that is about to be left', async () => {
    stubImports();
    const read = vi.spyOn(routeAt('/home'), 'prefetchData').mockResolvedValue();
    await prefetchRoute(store, routeAt('/home'));
    expect(read).not.toHaveBeenCalled();
    await prefetchRoute(store, routeAt('/home'), { withData: true });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is not imported without a connection', async () => {
    const imported = stubImports();
    vi.stubGlobal('navigator', { onLine: false });
    await prefetchRoute(store, routeAt('/profile/identification'));
    expect(imported).toEqual([]);
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
