import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '#kit/browser/whenIdle.ts';
import { profileOf } from '../../../demo-server/states/sampleResponses.ts';
import { prefetchPage } from '../../../web/app/prefetchPage.ts';
import * as pages from '../../../web/app/routes.tsx';
import { prefetchProfile } from '../../../web/features/records/profileSlice.ts';
import { deferred } from '../../deferred.ts';
import { scriptedStore } from '../scriptedStore.ts';

vi.mock('../../../web/app/routes.tsx', () => ({ loadPage: vi.fn() }));
// Otherwise it would last for the files after this one.
afterAll(() => void vi.doUnmock('../../../web/app/routes.tsx'));

beforeEach(() => void vi.clearAllMocks());

describe('the code of the next page', () => {
  test('waits until no call of the API is running', async () => {
    const response = deferred<Response>();
    const { store } = scriptedStore({ 'GET /user': () => response.promise }, 'secret');
    store.dispatch(prefetchProfile());
    const prefetched = prefetchPage(store, '/profile/identification');
    store.dispatch({ type: 'any other action' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(pages.loadPage).not.toHaveBeenCalled();
    response.resolve(Response.json(profileOf()));
    await prefetched;
    expect(pages.loadPage).toHaveBeenCalledWith('/profile/identification');
  });

  test('is not imported without a connection', async () => {
    const { store } = scriptedStore({});
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
