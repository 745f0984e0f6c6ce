import { describe, expect, test } from 'vitest';
import { sendRaw } from '../demo-server/support/sendRaw.ts';
import { freshServer } from '../demo-server/support/server.ts';
import { ownerWithData } from './protectedCalls.ts';
import { everyRoute } from './routeTable.ts';

const server = freshServer({ scenario: 'empty' });
const EVIL = 'http://evil.test';

/** Headers of a foreign host name that resolves to this server, and of a foreign page. All: `http/guard.test.ts`. */
const foreign: readonly Record<string, string>[] = [{ host: 'evil.test' }, { origin: EVIL }];

/** Headers of a form on a foreign page. */
const posted = {
  origin: EVIL,
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'content-type': 'application/x-www-form-urlencoded',
};

describe('a request from a foreign page or to a foreign host name', () => {
  test('is rejected by every route, also from a signed-in owner’s browser, and changes nothing', async () => {
    const owner = await ownerWithData(server);
    const before = JSON.stringify(server.running.demo.store.tables());
    for (const { method, path } of everyRoute) {
      for (const headers of foreign) {
        const signedIn = { ...headers, authorization: `Bearer ${owner.token}` };
        const { status, text, headers: received } = await sendRaw(server.url, { method, path, headers: signedIn });
        expect([status, JSON.parse(text)], `${method} ${path}`).toEqual([403, { message: 'Not allowed' }]);
        expect(received['access-control-allow-origin']).toBeUndefined();
      }
    }
    expect(JSON.stringify(server.running.demo.store.tables())).toBe(before);
  });

  test('is rejected as a form submission and as a CORS preflight', async () => {
    const before = JSON.stringify(server.running.demo.store.tables());
    for (const { method, path } of everyRoute) {
      const preflight = { origin: EVIL, 'access-control-request-method': method };
      expect((await sendRaw(server.url, { method: 'OPTIONS', path, headers: preflight })).status, path).toBe(403);
      const { origin: _, ...withoutOrigin } = posted;
      // Browsers may also send the origin "null" for a form, or none.
      for (const headers of [posted, { ...posted, origin: 'null' }, withoutOrigin]) {
        // The chat is in a frame without an origin; it requires the name of a conversation instead.
        const body = 'text=x&conversation=x&key=activa';
        const { status, text } = await sendRaw(server.url, { method: 'POST', path, headers, body });
        expect([status, /<html/.test(text) && path !== '/chat'], path).toEqual([403, false]);
      }
    }
    expect(JSON.stringify(server.running.demo.store.tables())).toBe(before);
  });
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
  });
});
