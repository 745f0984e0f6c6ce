import { describe, expect, test } from 'vitest';
import { served } from '../http/servedWeb.ts';
import { freshServer } from '../support/server.ts';

const SITE = 'http://127.0.0.1:8080';
const server = freshServer({ receivesReports: true, allowedOrigins: [SITE] });

const about = { version: '1.0.0+1A2B3C4D', page: '/loans/:id', browser: 'Chrome 130, Android' };
const error = { ...about, kind: 'error', name: 'TypeError', at: ['c-1A2B3C4D.js:2:5000'] };

const send = async (body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${server.url}/reports`, { method: 'POST', body: text, headers });
  return response.status;
};
const events = () => server.rows('events').filter(({ call }) => call === 'POST /reports');

describe('a report', () => {
  test.each([
    [error, 'Un teléfono reportó un error en /loans/:id: TypeError c-1A2B3C4D.js:2:5000 (Chrome 130, Android)'],
    [
      { ...about, kind: 'chunk', file: 'c-1A2B3C4D.js' },
      'Un teléfono no pudo cargar el código de /loans/:id: c-1A2B3C4D.js (Chrome 130, Android)',
    ],
    [
      { ...about, kind: 'policy', directive: 'img-src', blocked: 'https://evil.test', at: [] },
      'Un teléfono reportó un bloqueo en /loans/:id: img-src (Chrome 130, Android)',
    ],
    [
      { ...about, kind: 'vitals', values: { LCP: 1200, CLS: 0.01 } },
      'Un teléfono midió /loans/:id: LCP 1200, CLS 0.01 (Chrome 130, Android)',
    ],
  ])('is shown in the event log: %o', async (report, line) => {
    expect(await send(report)).toBe(204);
    expect(events()).toMatchObject([{ line, data: report, owner_id: null }]);
  });

  test('is shown without characters that rearrange the line', async () => {
    await send({ ...error, browser: 'Chrome\u202e 130,\nAndroid' });
    expect(events()).toMatchObject([{ data: { browser: 'Chrome 130, Android' } }]);
  });

  test('is taken from a page of an allowed origin, and from no other', async () => {
    expect(await send(error, { origin: SITE })).toBe(204);
    expect(await send(error, { origin: 'http://evil.test' })).toBe(403);
    expect(events()).toHaveLength(1);
  });

  test('has a response that browsers let through to a page of another origin', async () => {
    const response = await fetch(`${server.url}/reports`, { method: 'POST', body: JSON.stringify(error) });
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test.each([
    ['no JSON', '<html>'],
    ['another field', { ...error, email: 'ana@correo.test' }],
    ['an address instead of a template', { ...error, page: '/verification-code/1?phone=+525512345678' }],
    ['a message instead of a position', { ...error, at: ['Cannot read Ana'] }],
    ['no kind', about],
  ])('with %s is rejected', async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(events()).toEqual([]);
  });

  test('that is too long is rejected', async () => {
    expect(await send(JSON.stringify({ ...error, at: Array(500).fill('c-1A2B3C4D.js:2:5000') }))).toBe(413);
  });
});

test('without the setting there is no receiver', async () => {
  const { url, stop } = await served();
  expect((await fetch(`${url}/reports`, { method: 'POST', body: JSON.stringify(error) })).status).toBe(404);
  await stop();
});
