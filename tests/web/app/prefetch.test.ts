import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '#kit/browser/whenIdle.ts';
import { prefetchRoute } from '../../../web/app/prefetch/prefetchRoute.ts';
import { type Route, routes } from '../../../web/app/routes.ts';
import { createStore } from '../../../web/app/store.ts';

/** The scripts of two chunks as the build writes them. */
const lists = {
  identity: ['/assets/c-identity.js', '/assets/c-forms.js', '/assets/c-camera.js'],
  account: ['/assets/c-account.js', '/assets/c-forms.js'],
  application: ['/assets/c-application.js', '/assets/c-forms.js'],
};

/** Stubs a page whose scripts are fetched; those in `missing` fail, and held ones wait for `answer`. */
function stubPage({ missing = [], isHeld = false }: { missing?: string[]; isHeld?: boolean } = {}) {
  const fetched: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { chunks: '/assets/chunks.json' } }) });
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    if (address.endsWith('.json')) return Response.json(lists);
    if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
    return new Response('', { status: missing.includes(address) ? 504 : 200 });
  });
  const imported: string[] = [];
  for (const route of routes) {
    vi.spyOn(route, 'load').mockImplementation(async () => imported.push(route.path));
  }
  const answer = () => {
    for (const resolve of answers) resolve();
  };
  return { fetched, imported, answer };
}

const { store } = createStore();
const routeAt = (address: string) => routes.find(({ path }) => path === address) as Required<Route>;

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the code of the next page', () => {
  test('is fetched with all scripts that it imports at once, and imported when all are there', async () => {
    const { fetched, imported, answer } = stubPage({ isHeld: true });
    const prefetched = prefetchRoute(store, routeAt('/profile/identification'));
    await vi.waitFor(() => expect(fetched).toEqual(['/assets/chunks.json', ...lists.identity]));
    expect(imported).toEqual([]);
    answer();
    await prefetched;
    expect(imported).toEqual(['/profile/identification']);
  });

  test('is fetched without the scripts that are there already', async () => {
    const { fetched } = stubPage();
    await prefetchRoute(store, routeAt('/profile'));
    expect(fetched).toEqual(['/assets/c-account.js']);
  });

  test('is not imported when one of its scripts fails, and is fetched again at the next attempt', async () => {
    const broken = stubPage({ missing: ['/assets/c-application.js'] });
    await expect(prefetchRoute(store, routeAt('/applications/lease-contract'))).rejects.toThrow('504');
    expect(broken.imported).toEqual([]);
    vi.restoreAllMocks();
    const { fetched, imported } = stubPage();
    await prefetchRoute(store, routeAt('/applications/lease-contract'));
    expect(fetched).toEqual(['/assets/c-application.js']);
    expect(imported).toEqual(['/applications/lease-contract']);
  });

  test('waits until no call of the API is running', async () => {
    const { imported } = stubPage();
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

  test('comes with the data of home, read at once, for a page that is about to be left', async () => {
    stubPage();
    const read = vi.spyOn(routeAt('/home'), 'prefetchData').mockResolvedValue();
    await prefetchRoute(store, routeAt('/home'));
    expect(read).not.toHaveBeenCalled();
    await prefetchRoute(store, routeAt('/home'), { withData: true });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is not fetched without a connection', async () => {
    const { imported } = stubPage();
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
