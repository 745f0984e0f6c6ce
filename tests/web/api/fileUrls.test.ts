import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPageSetting } from '../pageSetting.ts';

const file = { id: 'f1', name: 'selfie.jpg', size: 1000, url: '/api/files/f1?expires=1&signature=a' };
const absolute = { ...file, url: 'https://cdn.test/f1' };
const resolved = { ...file, url: `https://api.test${file.url}` };

let responseBody: unknown;

beforeEach(() => {
  vi.resetModules();
  setPageSetting('api-host', 'https://api.test');
  vi.stubGlobal('location', new URL('https://www.test/home'));
  vi.stubGlobal('fetch', async () => Response.json(responseBody));
});
afterAll(() => vi.resetModules());

async function responseOfQuery(body: unknown) {
  responseBody = body;
  const { api } = await import('#api/api');
  const { createStore } = await import('../../../web/app/store.ts');
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ aProfile: build.query<unknown, void>({ query: () => '/profile' }) }),
  });
  return (await createStore().store.dispatch(endpoints.aProfile.initiate())).data;
}

describe('the URL of a file in a response', () => {
  test('is resolved against the host of the API, wherever in the response it is', async () => {
    const body = { selfie: file, proof_incomes: [file, absolute], rfc: null, installments: [{ file }], url: '/other' };
    expect(await responseOfQuery(body)).toEqual({
      selfie: resolved,
      proof_incomes: [resolved, absolute],
      rfc: null,
      installments: [{ file: resolved }],
      url: '/other',
    });
  });

  test('stays as it is when the API is on the host of the page', async () => {
    setPageSetting('api-host', '');
    const { resolveFileUrls } = await import('../../../web/api/fileUrls.ts');
    expect(resolveFileUrls({ selfie: file })).toEqual({ selfie: file });
  });

  test('stays as it is when it is not an address', async () => {
    const broken = { ...file, url: 'http://' };
    expect(await responseOfQuery([broken])).toEqual([broken]);
  });

  test('is resolved in a prefetched response too', async () => {
    responseBody = { selfie: file };
    const { any } = await import('superstruct');
    const { prefetch } = await import('../../../web/api/prefetch.ts');
    const { prefetchedData } = await import('#api/api');
    prefetch('secret', ['/user']);
    await vi.waitFor(async () => expect(await prefetchedData('/user', any(), 'secret')).toEqual({ selfie: resolved }));
  });

  test('is resolved in the response to its upload', async () => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        status = 200;
        responseText = JSON.stringify(file);
        onload = () => {};
        open = () => {};
        setRequestHeader = () => {};
        getResponseHeader = () => null;
        send = () => this.onload();
      },
    );
    const { sendFile } = await import('#api/upload');
    const options = { signal: new AbortController().signal, onProgress: () => {} };
    expect(await sendFile(new File(['x'], 'selfie.jpg'), 'secret', options)).toEqual(resolved);
  });
});
