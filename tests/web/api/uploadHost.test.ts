import { expect, test, vi } from 'vitest';
import { setPageSetting } from '../pageSetting.ts';

// Read once when the app starts.
setPageSetting('api-host', 'https://api.test/');
vi.resetModules();

test('a file goes to the host of the API', { tags: 's7-host-upload' }, async () => {
  const opened: string[][] = [];
  class FakeRequest {
    upload = {};
    open = (...how: string[]) => void opened.push(how);
    setRequestHeader = () => {};
    send = () => {};
    abort = () => {};
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const { sendFile } = await import('#api/upload');
  const leaving = new AbortController();
  const outcome = sendFile(new File(['x'], 'a.pdf'), 'token', { signal: leaving.signal, onProgress: () => {} });
  leaving.abort();
  await expect(outcome).rejects.toEqual({ kind: 'cancelled' });
  expect(opened).toEqual([['POST', 'https://api.test/api/files']]);
});
