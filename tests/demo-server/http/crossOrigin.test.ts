import { describe, expect, test } from 'vitest';
import { selfie } from '../../../demo-server/files/sampleFiles.ts';
import { articles } from '../../../demo-server/simulation/articles.ts';
import { verifiedOwner } from '../support/owner.ts';
import { type RawRequest, sendRaw } from '../support/sendRaw.ts';
import { freshServer } from '../support/server.ts';

const SITE = 'http://127.0.0.1:8080';
const OTHER = 'http://evil.test';

const server = freshServer({ allowedOrigins: [SITE, 'https://www.adelantto.test'] });

const call = (path: string, { method = 'GET', headers = {} }: Partial<RawRequest> = {}) =>
  sendRaw(server.url, { method, path, headers });
const preflight = (path: string, origin: string, method = 'PUT') =>
  call(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });
const listed = (value: unknown) => String(value).toLowerCase().split(/,\s*/);

describe('a page of an allowed origin', () => {
  test.each(['/api/user', '/api/files', '/api/auth/login', '/marketing/api/services/articles'])(
    'has its preflight for %s answered, without a session',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, headers } = await preflight(path, SITE, method);
        expect(status).toBe(204);
        expect(headers['access-control-allow-origin']).toBe(SITE);
        expect(listed(headers['access-control-allow-methods'])).toContain(method.toLowerCase());
        expect(listed(headers['access-control-allow-headers'])).toEqual(['authorization', 'content-type']);
      }
    },
  );

  test.each([
    ['/api/user', 401],
    ['/api/unknown', 404],
    ['/marketing/api/services/articles', 200],
  ])('may read the response of %s, its status %i and its time', async (path, expected) => {
    const { status, headers } = await call(path, { headers: { origin: SITE } });
    expect(status).toBe(expected);
    expect(headers['access-control-allow-origin']).toBe(SITE);
    expect(listed(headers['access-control-expose-headers'])).toEqual(['date', 'retry-after', 'x-request-id']);
    expect(listed(headers.vary)).toContain('origin');
    expect(headers.date).toBe('Mon, 23 Nov 2026 15:00:00 GMT');
  });

  test("may show the owner's files and the images of articles", async () => {
    const owner = await verifiedOwner(server);
    const { body } = await owner.upload('selfie.jpg', selfie.bytes);
    const fromPage = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    for (const path of [body.url, `/marketing/images/${articles[0]?.slug}.svg`]) {
      const { status, headers } = await call(path, { headers: fromPage });
      expect([path, status, headers['cross-origin-resource-policy']]).toEqual([path, 200, 'cross-origin']);
    }
  });

  test.each(['/demo', '/demo/api/health', '/demo/api/messages', '/demo/db/owners', '/chat', '/home', '/assets/a.js'])(
    'may not call %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status, headers } = await call(path, { method, headers: { origin: SITE } });
        expect([method, status, headers['access-control-allow-origin']]).toEqual([method, 403, undefined]);
      }
    },
  );

  test('may not embed anything but images', async () => {
    for (const dest of ['script', 'iframe', 'empty']) {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest };
      expect([dest, (await call('/api/files/x', { headers })).status]).toEqual([dest, 403]);
      expect([dest, (await call('/demo/api/health', { headers })).status]).toEqual([dest, 403]);
    }
  });
});

describe('a page of another origin', () => {
  test.each([OTHER, 'null', `${SITE}0`, 'http://localhost:8080', 'https://127.0.0.1:8080'])(
    'at %s gets neither a preflight nor a call through',
    async (origin) => {
      for (const { status, headers } of [
        await preflight('/api/user', origin),
        await call('/api/user', { headers: { origin } }),
      ]) {
        expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
      }
    },
  );
});
