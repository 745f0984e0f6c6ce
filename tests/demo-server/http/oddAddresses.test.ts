import { describe, expect, test } from 'vitest';
import { servedWeb } from './servedWeb.ts';

const web = servedWeb();

describe('an address without a file or page', () => {
  const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const odd = [
    '/loans/%E0%A4%A',
    '/loans/..%2f..%2fuser',
    '/%E0%A4%A',
    '/%',
    '/loans/%E0%A4%A.js',
    '/assets/gone.js',
    '/loans/12.5',
    '/profile/%00',
  ];

  test.each(odd)('%s is the app for a request that accepts HTML', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(web.url + path, { method, headers: asPage });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect((await answer.text()).split('>').at(-1)).toBe(method === 'GET' ? 'app' : '');
    }
    expect((await fetch(web.url + path, { method: 'POST', headers: asPage })).status).toBe(404);
  });

  test.each(['/loans/%E0%A4%A.js', '/assets/gone.js', '/assets/..%2f..%2fsecret.txt'])(
    '%s is a 404 for a request of a script',
    async (path) => {
      const answer = await fetch(web.url + path);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found' }]);
    },
  );

  test.each(['/api/loans/%E0%A4%A', '/api/%E0%A4%A', '/demo/api/%E0%A4%A', '/demo/api/owners/%E0%A4%A', '/api/..%2fx'])(
    '%s is JSON whatever the request accepts',
    async (path) => {
      for (const headers of [asPage, { accept: '*/*' }]) {
        const answer = await fetch(web.url + path, { headers });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('content-type')).toContain('application/json');
      }
    },
  );
});
