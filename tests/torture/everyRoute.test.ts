import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { freshServer } from '../demo-server/support/server.ts';
import { ownerWithData } from './protectedCalls.ts';
import { everyRoute } from './routeTable.ts';
import { sendRaw } from './sendRaw.ts';

const server = freshServer({ scenario: 'empty' });
const EVIL = 'http://evil.test';

test('the table contains every kind of route', () => {
  expect(everyRoute.length).toBeGreaterThan(70);
  for (const [method, path] of [
    ['POST', '/api/auth/login'],
    ['PUT', '/api/applications/1/confirm-privacy-policy'],
    ['GET', '/demo'],
    ['POST', '/demo/api/reset'],
    ['POST', '/demo/api/loans/1/disburse'],
    ['GET', '/marketing/articulos/1'],
  ]) {
    expect(everyRoute).toContainEqual({ method, path });
  }
});

/** Headers that a browser sends for a foreign page, or for a foreign host name that resolves to this server. */
const foreign: Readonly<Record<string, (own: string) => Record<string, string>>> = {
  'a foreign host': () => ({ host: 'evil.test' }),
  'a foreign host at our port': (own) => ({ host: `evil.test:${own.split(':')[1]}` }),
  'a host that begins like ours': (own) => ({ host: `${own.split(':')[0]}.evil.test` }),
  'a foreign origin': () => ({ origin: EVIL }),
  'our name at another port': () => ({ origin: 'http://127.0.0.1:1' }),
  'an origin that begins like ours': (own) => ({ origin: `http://${own}.evil.test` }),
  'our origin by a scheme that no page has': (own) => ({ origin: `file://${own}` }),
  'a foreign page’s script': () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }),
  'a foreign page’s picture': () => ({
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
  }),
  'a page of a sister’s name': () => ({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }),
  'a foreign frame': () => ({
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  }),
};

/** Headers of a form on a foreign page, in the three encodings of forms. */
const posted = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'].map((type) => ({
  origin: EVIL,
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'content-type': type,
}));

describe('a request from a foreign page or to a foreign host name', () => {
  test('is rejected by every route, also from a signed-in owner’s browser, and changes nothing', async () => {
    const owner = await ownerWithData(server);
    const own = new URL(server.url).host;
    const before = JSON.stringify(server.running.demo.store.tables());
    for (const { method, path } of everyRoute) {
      for (const [who, headers] of Object.entries(foreign)) {
        const signedIn = { ...headers(own), authorization: `Bearer ${owner.token}` };
        const { status, text, headers: received } = await sendRaw(server.url, { method, path, headers: signedIn });
        expect([status, JSON.parse(text)], `${method} ${path} by ${who}`).toEqual([403, { message: 'Not allowed' }]);
        expect(received['access-control-allow-origin']).toBeUndefined();
      }
    }
    expect(JSON.stringify(server.running.demo.store.tables())).toBe(before);
  }, 60_000);

  test('is rejected as a form submission and as a CORS preflight', async () => {
    const before = JSON.stringify(server.running.demo.store.tables());
    for (const { method, path } of everyRoute) {
      const preflight = { origin: EVIL, 'access-control-request-method': method };
      expect((await sendRaw(server.url, { method: 'OPTIONS', path, headers: preflight })).status, path).toBe(403);
      for (const headers of posted) {
        const { origin: _, ...without } = headers;
        // Browsers may also send the origin "null" for a form, or none.
        for (const variant of [headers, { ...headers, origin: 'null' }, without]) {
          // The chat is in a frame without an origin; it requires the name of a conversation instead.
          const body = 'text=x&conversation=x&key=activa';
          const { status, text } = await sendRaw(server.url, { method: 'POST', path, headers: variant, body });
          expect([status, /<html/.test(text) && path !== '/chat'], `${path} ${headers['content-type']}`).toEqual([
            403,
            false,
          ]);
        }
      }
    }
    expect(JSON.stringify(server.running.demo.store.tables())).toBe(before);
  }, 60_000);
});

describe('every answer of every route', () => {
  test('has headers that forbid foreign code, foreign frames and content sniffing', async () => {
    const seen = new Set<number>();
    for (const { method, path } of everyRoute.filter((route) => route.path !== '/demo/api/reset')) {
      const { status, headers } = await sendRaw(server.url, { method, path });
      seen.add(status);
      const policy = headers['content-security-policy'] ?? '';
      const what = `${method} ${path}`;
      expect(policy, what).toMatch(/(^|;)default-src 'self'(;|$)/);
      expect(policy, what).toMatch(/(^|;)script-src ('self'|'none')/);
      // The viewer of the API, alone, makes markup of text: of the server's own document.
      if (path !== '/demo/api') expect(policy, what).toContain("require-trusted-types-for 'script'");
      expect(policy, what).toContain("frame-ancestors 'self'");
      for (const never of ['unsafe', 'http:', 'https:', '*']) expect(policy, what).not.toContain(never);
      expect(headers, what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
      });
      expect(headers['x-powered-by'], what).toBeUndefined();
    }
    for (const status of [200, 204, 400, 401, 403, 404]) expect(seen).toContain(status);
  }, 60_000);
});

test('the server is reachable only from this machine by default', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  const { port } = new URL(server.url);
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/`), address).rejects.toThrow();
  }
  expect(server.running.demo.config.host).toBe('127.0.0.1');
});
