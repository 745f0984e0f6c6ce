import { afterEach, expect, test, vi } from 'vitest';
import { refetchCaseFile } from '../../../../demo-server/console/case-file/caseFileSlice.ts';
import { consoleApi } from '../../../../demo-server/console/consoleApi.ts';
import { createConsoleStore } from '../../../../demo-server/console/store.ts';
import { deferred } from '../../../deferred.ts';

afterEach(() => vi.unstubAllGlobals());

test('a case file arrives, though an event has made it outdated meanwhile', async () => {
  const response = deferred<Response>();
  vi.stubGlobal('fetch', async () => (await response.promise).clone());
  // Outside of a page an address needs its host.
  const { Request: NodeRequest } = globalThis;
  const withHost = (path: string, init: RequestInit) => new NodeRequest(new URL(path, 'http://localhost'), init);
  vi.stubGlobal('Request', function PageRequest(path: string, init: RequestInit) {
    return withHost(path, init);
  });
  const store = createConsoleStore();
  const file = store.dispatch(refetchCaseFile('elena'));
  store.dispatch(consoleApi.util.invalidateTags(['caseFile']));
  response.resolve(Response.json({ id: 'elena' }));
  expect(await file).toEqual({ id: 'elena' });
});
