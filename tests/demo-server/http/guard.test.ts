import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isExposed, readOnlyFromElsewhere } from '../../../demo-server/http/guard.ts';
import { startDemo } from '../../../demo-server/server.ts';
import { configOf, folderOfItsOwn, ownerCalled, running } from '../support/demo.ts';
import { page, served } from './servedWeb.ts';

/** Sends a call with headers that fetch does not allow to set. */
const call = (url: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });

describe('a call', () => {
  test.each([
    [{}, true],
    [{ host: 'localhost:4000' }, true],
    [{ host: 'evil.test' }, false],
    [{ host: 'evil.test:4000' }, false],
    [{ host: 'localhost.evil.test' }, false],
    [{ host: 'localhost:4000', origin: 'http://localhost:4000' }, true],
    [{ host: 'localhost:4000', origin: 'http://localhost:3000' }, false],
    [{ origin: 'http://evil.test' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, false],
  ])('with %o is accepted: %s, on every route', async (headers, answered) => {
    const { url } = await running();
    for (const path of ['/', '/api/user', '/demo/db/settings', '/marketing/x', '/assets/x.js']) {
      expect((await call(url + path, headers)) !== 403, path).toBe(answered);
    }
  });

  test('that follows a link from another site may read but not change', async () => {
    const { url } = await running();
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await call(`${url}/api/auth/login`, headers, 'POST')).toBe(403);
  });
});

describe('a change by the operator', () => {
  const passes = (method: string, remoteAddress: string | undefined, localAddress = '192.168.1.5') => {
    try {
      readOnlyFromElsewhere({ method, socket: { remoteAddress, localAddress } } as never, {} as never, () => {});
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status: 403 });
      return false;
    }
  };

  test.each([
    ['127.0.0.1', true],
    ['127.8.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.5', true],
    ['192.168.1.6', false],
    ['::ffff:192.168.1.6', false],
    ['fe80::1', false],
    [undefined, false],
  ])('from %s is accepted: %s; reading always is', (address, may) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect(passes(method, address)).toBe(may);
    for (const method of ['GET', 'HEAD']) expect(passes(method, address)).toBe(true);
  });

  test.each([
    ['127.0.0.1', false],
    ['localhost', false],
    ['::1', false],
    ['0.0.0.0', true],
    ['::', true],
    ['192.168.1.5', true],
    ['demo.local', true],
  ])('a server bound to %s is reachable from other machines: %s', (host, exposed) => {
    expect(isExposed(host)).toBe(exposed);
  });
});

describe('the raw data', () => {
  async function withOwners() {
    const { demo, url } = await running();
    await demo.store.write(() => {
      const [ana] = [ownerCalled('ana'), ownerCalled('eva')].map((owner) => demo.store.table('owners').insert(owner));
      if (ana) demo.sessions.open(ana);
      demo.store.table('passwords').insert({ id: 'ana', hash: 'the-hash', temporary: null });
      for (const [id, loan_id] of [
        ['1', '7'],
        ['2', '7'],
        ['3', '8'],
      ] as const) {
        const due = { due_date: '2026-12-01', total_amount: 1, proof: null, rejection_reason: null, moved_at: '' };
        const row = { id, loan_id, owner_id: 'ana', number: 1, status: 'pending', ...due } as never;
        demo.store.table('installments').insert(row);
      }
    });
    const get = async (path: string) => (await fetch(`${url}/demo/db${path}`)).json() as Promise<{ id: string }[]>;
    return { url, get };
  }

  test('is filtered, sorted and paged by json-server', async () => {
    const { get } = await withOwners();
    const ids = async (path: string) => (await get(path)).map(({ id }) => id);
    expect(await ids('/owners?email=eva@adelantto.test')).toEqual(['eva']);
    expect(await ids('/owners?_sort=id&_order=desc&_page=1&_limit=1')).toEqual(['eva']);
    expect(await ids('/owners?q=eva@')).toEqual(['eva']);
    expect(await ids('/loans/7/installments')).toEqual(['1', '2']);
    expect(await ids('/installments?_sort=id&_sort=loan_id')).toEqual(['1', '2', '3']);
    expect(await get('/owners/ana')).toMatchObject({ email: 'ana@adelantto.test' });
  });

  test.each([
    '/db',
    '/owners?_embed=passwords',
    '/owners/ana/passwords',
    '/passwords',
    '/sessions',
    '/owners?q=the-hash',
  ])('%s contains no secret', async (path) => {
    const { url } = await withOwners();
    const text = await (await fetch(`${url}/demo/db${path}`)).text();
    expect(text).not.toContain('the-hash');
    expect(text).not.toContain('used_at');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('cannot be changed by %s', async (method) => {
    const { url, get } = await withOwners();
    const headers = { 'content-type': 'application/json', 'x-http-method-override': 'DELETE' };
    const answer = await fetch(`${url}/demo/db/owners/ana`, { method, headers, body: '{}' });
    expect(answer.status).toBe(403);
    expect(await get('/owners')).toHaveLength(2);
  });

  test('rejects patterns, sends no JSONP and no stack', async () => {
    const { url } = await withOwners();
    expect((await fetch(`${url}/demo/db/owners?email_like=.*`)).status).toBe(400);
    expect(await (await fetch(`${url}/demo/db/db?callback=steal`)).text()).not.toContain('steal');
    expect(await (await fetch(`${url}/demo/db/owners?callback=steal`)).text()).not.toContain('steal');
    const response = await fetch(`${url}/demo/db/owners/%E0%A4%A`);
    expect([response.status, await response.text()]).toEqual([400, '{"message":"The request could not be read"}']);
  });

  test('is a 404 when the console is off, and then no page may frame the app', async () => {
    const { url } = await running({}, '--stage', 'off');
    const answer = await fetch(`${url}/demo/db/owners`);
    expect([answer.status, answer.headers.get('content-type')]).not.toEqual([200, expect.stringContaining('json')]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('the built web', () => {
  test("responds with 404 at the console's address when the console is off", async () => {
    const folder = await folderOfItsOwn();
    await writeFile(join(folder, 'app.html'), page('app'));
    const { url, stop } = await startDemo(configOf('--stage', 'off'), { webFolders: [folder] });
    const app = await fetch(`${url}/home`);
    expect([app.status, app.headers.get('server-timing')]).toEqual([200, null]);
    for (const path of ['/demo', '/demo/', '/demo/api/health', '/demo/db/owners', '/demo/external/faq']) {
      const answer = await fetch(url + path);
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, { message: 'Not found' }]);
    }
    await stop();
  });

  test('sends the number of the newest event with a page', async () => {
    const { get, url, stop } = await served();
    const serverTiming = async () => (await get('/home')).headers.get('server-timing');
    expect(await serverTiming()).toBe('event;desc="0"');
    await fetch(`${url}/demo/api/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await serverTiming()).toBe('event;desc="1"');
    expect((await get('/assets/c-1A2B3C4D.js')).headers.get('server-timing')).toBeNull();
    await stop();
  });

  test('serves a page by its name and the app for every other address', async () => {
    const { get, stop } = await served();
    const shown = async (path: string) => (await (await get(path)).text()).split('>').at(-1);
    expect(await shown('/')).toBe('landing');
    expect(await shown('/login')).toBe('login');
    expect(await shown('/login?next=/home')).toBe('login');
    expect(await shown('/profile/create')).toBe('create');
    expect(await shown('/applications/12/desired-loan')).toBe('app');
    expect((await get('/..%2fsecret.html')).status).toBe(200);
    expect(await shown('/..%2fsecret.html')).toBe('app');
    await stop();
  });

  test('fills in the stand-ins, allows the inline parts of the page and forbids caching it', async () => {
    const { get, stop } = await served();
    const answer = await get('/login', { 'accept-encoding': 'br' });
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
    await stop();
  });

  test('serves assets with a hash in their name as immutable, compressed where the build compressed them', async () => {
    const { get, stop } = await served();
    const asset = await get('/assets/c-1A2B3C4D.js');
    expect([await asset.text(), asset.headers.get('cache-control')]).toEqual([
      'let plain;',
      'public, max-age=31536000, immutable',
    ]);
    expect(asset.headers.get('vary')).toBe('Accept-Encoding');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const { headers } = await fetch((await get('/sw.js')).url.replace('sw.js', 'assets/c-1A2B3C4D.js'), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
    await stop();
  });

  test.each(['/assets/gone.js', '/assets/c-1A2B3C4D.js.map', '/assets/c-1A2B3C4D.js.br', '/favicon.ico'])(
    'responds with 404 to %s',
    async (path) => {
      const { get, stop } = await served();
      expect((await get(path)).status).toBe(404);
      await stop();
    },
  );
});

test('sends the time of the demo as the Date of responses', async () => {
  const { demo, url } = await running();
  await demo.store.write(() => {
    demo.clock.set(new Date('2030-01-02T03:04:05Z'));
    demo.clock.freeze(true);
  });
  expect((await fetch(`${url}/api/user`)).headers.get('date')).toMatch(/^Wed, 02 Jan 2030 03:04:0\d GMT$/);
});
