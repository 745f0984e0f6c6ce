import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemo } from '../../../demo-server/server.ts';
import { Stage } from '../../stage.ts';
import { configOf } from '../support/demo.ts';

/** Returns a page like those of the build. */
const page = (body: string) =>
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-AAA='; style-src 'self' 'sha256-BBB='">` +
  `<meta name="marketing-host" content=""><meta name="api-host" content="">${body}`;

/** A web of a few files that a demo server serves to the tests. */
const files = {
  'index.html': page('landing'),
  'login.html': page('login'),
  'app.html': page('app'),
  'profile/create.html': page('create'),
  'assets/c-1A2B3C4D.js': 'let plain;',
  'assets/c-1A2B3C4D.js.br': 'compressed',
  'assets/c-1A2B3C4D.js.map': '{}',
  'sw.js': 'let worker;',
};

const web = {
  url: '',
  get: (path: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) =>
    fetch(web.url + path, { headers }),
};
let end = async () => {};
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'adelantto-test-'));
  const folder = join(root, 'web');
  for (const inner of ['assets', 'profile']) await mkdir(join(folder, inner), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await writeFile(join(root, 'secret.html'), 'secret');
  const { url, stop } = await startDemo(configOf(), { webFolders: [folder] });
  web.url = url;
  end = async () => {
    await stop();
    await rm(root, { recursive: true });
  };
});
afterAll(() => end());

describe('the built web', () => {
  test('sends the number of the newest event with a page', async () => {
    const serverTiming = async (page = '/home') => (await web.get(page)).headers.get('server-timing');
    // The event of the new store.
    expect(await serverTiming()).toBe('event;desc="1"');
    await new Stage(web.url).faults({});
    expect(await serverTiming()).toBe('event;desc="2"');
    expect(await serverTiming('/demo')).toBe('event;desc="2"');
    expect(await serverTiming('/assets/c-1A2B3C4D.js')).toBeNull();
  });

  test('serves a page by its name and the app for every other address', async () => {
    const shown = async (path: string) => (await (await web.get(path)).text()).split('>').at(-1);
    expect(await shown('/')).toBe('landing');
    expect(await shown('/login')).toBe('login');
    expect(await shown('/login?next=/home')).toBe('login');
    expect(await shown('/profile/create')).toBe('create');
    expect(await shown('/applications/12/desired-loan')).toBe('app');
    expect((await web.get('/..%2fsecret.html')).status).toBe(200);
    expect(await shown('/..%2fsecret.html')).toBe('app');
  });

  test('fills in the stand-ins, allows the inline parts of the page and forbids caching it', async () => {
    const answer = await web.get('/login', { 'accept-encoding': 'br' });
    expect(await answer.text()).toContain(
      '<meta name="marketing-host" content="/marketing"><meta name="api-host" content="">login',
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const rule of [
      "script-src 'self' 'sha256-AAA='",
      "style-src 'self' 'sha256-BBB='",
      "connect-src 'self'",
      "img-src 'self' blob: data:",
      "frame-ancestors 'self'",
    ]) {
      expect(policy.split(';')).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
  });

  test('serves assets with a hash in their name as immutable, compressed where the build compressed them', async () => {
    const asset = await web.get('/assets/c-1A2B3C4D.js');
    expect([await asset.text(), asset.headers.get('cache-control')]).toEqual([
      'let plain;',
      'public, max-age=31536000, immutable',
    ]);
    expect(asset.headers.get('vary')).toBe('Accept-Encoding');
    expect((await web.get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const { headers } = await fetch((await web.get('/sw.js')).url.replace('sw.js', 'assets/c-1A2B3C4D.js'), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
  });

  test.each(['/assets/c-1A2B3C4D.js.map', '/maps/web/c-1A2B3C4D.js.map', '/assets/c-1A2B3C4D.js.br', '/favicon.ico'])(
    'responds with 404 to %s',
    async (path) => {
      expect((await web.get(path)).status).toBe(404);
    },
  );
});

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
