import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort, startNginx } from '../support/nginx.ts';
import { expect, test, withoutNginx } from './deployed.ts';

test.skip(...withoutNginx);

const assetsFolder = fileURLToPath(new URL('../../../dist/web/assets', import.meta.url));

type Fetched = { status: number; headers: Map<string, string>; text: string };

/** Fetches a path as browsers do, with the encodings that they accept, and leaves the body as it was sent. */
const fetched = (host: string, path: string, accept = '*/*'): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip, deflate, br' };
    request(host + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          text: Buffer.concat(parts).toString('latin1'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Headers that nginx and the demo server may send differently, or whose difference the other tests check. */
const OWN_HEADERS = new Set([
  ...['connection', 'content-length', 'date', 'etag', 'keep-alive', 'last-modified', 'server', 'transfer-encoding'],
  // The number of a call in the demo's event log.
  'x-request-id',
  // Ranges of a file: no page of the app uses them.
  'accept-ranges',
  // The demo is framed by its console, is served without TLS and sends a number for its events.
  ...['x-frame-options', 'strict-transport-security', 'server-timing'],
  // Compared by its directives.
  'content-security-policy',
]);
/** Pages are compressed as they are sent: nginx by gzip, the demo server by brotli. */
const compared = ({ headers }: Fetched, isPage: boolean) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !OWN_HEADERS.has(name) && !(isPage && name === 'content-encoding'))
      .map(([name, value]) => [name, value.toLowerCase()])
      .sort(),
  );
const directivesOf = (policy = '') => policy.split(';').map((directive) => directive.trim());

const PAGES = ['/', '/login', '/login/', '/login?next=/home', '/create-account', '/home', '/loans/7', '/a/b/c'];
const page = 'text/html,*/*';

test('nginx sends the headers of the demo server with pages', async ({ site, server }) => {
  for (const path of PAGES) {
    const [deployed, own] = [await fetched(site.url, path, page), await fetched(server.address, path, page)];
    expect([path, deployed.status]).toEqual([path, own.status]);
    expect({ path, ...compared(deployed, true) }).toEqual({ path, ...compared(own, true) });
    expect(deployed.headers.get('x-frame-options')).toBe('DENY');
    expect(deployed.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(deployed.headers.get('content-encoding')).toBe('gzip');
  }
});

test("nginx and the page together have each directive of the demo server's policy, for the hosts of the API", async ({
  site,
  server,
  receiver,
}) => {
  for (const path of PAGES) {
    const response = await fetch(site.url + path);
    const [, meta] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? [];
    const header = directivesOf(response.headers.get('content-security-policy') ?? '');
    const own = directivesOf((await fetch(server.address + path)).headers.get('content-security-policy') ?? '');
    const forHosts = own
      .map((it) => (/^(connect|img)-src/.test(it) ? `${it} ${server.address}` : it))
      .map((it) => (it.startsWith('connect-src') ? `${it} ${new URL(receiver.url).origin}` : it))
      .map((it) => it.replace(/^frame-ancestors.*/, "frame-ancestors 'none'"));
    expect(forHosts.length).toBeGreaterThan(10);
    expect(forHosts.filter((it) => ![...header, ...directivesOf(meta)].includes(it))).toEqual([]);
  }
});

test('nginx serves the files of the build as the demo server does', async ({ site, server }) => {
  const names = await readdir(assetsFolder);
  const assets = ['.js', '.css', '.woff2'].map((ending) => names.find((name) => name.endsWith(ending)));
  for (const path of ['/manifest.webmanifest', '/icon.svg', ...assets.map((name) => `/assets/${name}`)]) {
    const [deployed, own] = [await fetched(site.url, path), await fetched(server.address, path)];
    expect({ path, ...compared(deployed, false) }).toEqual({ path, ...compared(own, false) });
    expect(deployed.text === own.text, path).toBe(true);
  }
});

test('nginx responds with 404 to files that do not exist or are not for browsers, and keeps them from caches', async ({
  site,
}) => {
  const script = (await readdir(assetsFolder)).find((name) => name.endsWith('.js'));
  for (const path of ['/assets/gone-1A2B3C4D.js', '/favicon.ico', '/.env', `/assets/${script}.gz`]) {
    const { status, headers } = await fetched(site.url, path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-cache']);
  }
});

test('nginx passes calls of the API on, with the time of the API and without headers of pages', async ({
  server,
  operator,
}) => {
  await operator.moveClock({ frozen: true });
  const port = await freePort();
  const site = await startNginx(port, {}, new URL(server.address).host);
  try {
    const { status, headers } = await fetched(site.url, '/api/user');
    expect([status, headers.get('date')]).toEqual([401, 'Mon, 03 Aug 2026 16:00:00 GMT']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await fetched(site.url, '/login')).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('the pages and the demo server name the same version', async ({ site, operator }) => {
  const html = await (await fetch(`${site.url}/login`)).text();
  const { version } = await operator.health();
  expect(version).toMatch(/^\d+\.\d+\.\d+\+[0-9A-F]{8}$/);
  expect(html).toContain(`<meta name="version" content="${version}">`);
});
