import { any } from 'superstruct';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRequest } from '../fakeRequest.ts';
import { setPageSetting } from '../pageSetting.ts';

// Read when the app starts.
setPageSetting('api-host', 'https://api.test');
const { api, prefetchedData } = await import('#api/api');
const { resolveFileUrls } = await import('../../../web/api/fileUrls.ts');
const { prefetch } = await import('../../../web/api/prefetch.ts');
const { createStore } = await import('../../../web/app/store.ts');
const { sendFile } = await import('#api/upload');

const file = { id: 'f1', name: 'selfie.jpg', size: 1000, url: '/api/files/f1?expires=1&signature=a' };
const resolved = { ...file, url: `https://api.test${file.url}` };

beforeEach(() => setPageSetting('api-host', 'https://api.test'));

describe('the URL of a file', () => {
  test('is resolved against the host of the API, wherever in the data it is', () => {
    const absolute = { ...file, url: 'https://cdn.test/f1' };
    const body = { selfie: file, proof_incomes: [file, absolute], rfc: null, installments: [{ file }], url: '/other' };
    expect(resolveFileUrls(body)).toEqual({
      selfie: resolved,
      proof_incomes: [resolved, absolute],
      rfc: null,
      installments: [{ file: resolved }],
      url: '/other',
    });
  });

  test('stays as it is when it is no address, or the API is on the host of the page', () => {
    const broken = { ...file, url: 'http://' };
    expect(resolveFileUrls([broken])).toEqual([broken]);
    setPageSetting('api-host', '');
    expect(resolveFileUrls({ selfie: file })).toEqual({ selfie: file });
  });

  test('is resolved in a response, also in a prefetched one', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ selfie: file }));
    const { endpoints } = api.injectEndpoints({
      endpoints: (build) => ({ aProfile: build.query<unknown, void>({ query: () => '/profile' }) }),
    });
    const { data } = await createStore().store.dispatch(endpoints.aProfile.initiate());
    expect(data).toEqual({ selfie: resolved });
    prefetch('secret', ['/user']);
    await expect.poll(() => prefetchedData('/user', any(), 'secret')).toEqual({ selfie: resolved });
  });

  test('is resolved in the response to an upload, which goes to the host of the API', {
    tags: 's7-host-upload',
  }, async () => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const options = { signal: new AbortController().signal, onProgress: () => {} };
    const sent = sendFile(new File(['x'], 'selfie.jpg'), 'secret', options);
    FakeRequest.last.respond(200, file);
    expect(await sent).toEqual(resolved);
    expect(FakeRequest.last.opened).toEqual(['POST', 'https://api.test/api/files']);
  });
});
