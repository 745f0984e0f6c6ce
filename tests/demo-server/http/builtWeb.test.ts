import { describe, expect, test } from 'vitest';
import { Stage } from '../../stage.ts';
import { servedWeb } from './servedWeb.ts';

const web = servedWeb();

describe('the built web', () => {
  test('sends the number of the newest event with a page', async () => {
    const serverTiming = async () => (await web.get('/home')).headers.get('server-timing');
    // The event of the new store.
    expect(await serverTiming()).toBe('event;desc="1"');
    await new Stage(web.url).faults({});
    expect(await serverTiming()).toBe('event;desc="2"');
    expect((await web.get('/assets/c-1A2B3C4D.js')).headers.get('server-timing')).toBeNull();
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

  test.each([
    '/assets/gone.js',
    '/assets/c-1A2B3C4D.js.map',
    '/maps/web/c-1A2B3C4D.js.map',
    '/assets/c-1A2B3C4D.js.br',
    '/favicon.ico',
  ])('responds with 404 to %s', async (path) => {
    expect((await web.get(path)).status).toBe(404);
  });
});
