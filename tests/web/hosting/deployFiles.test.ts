// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { deployFiles } from '../../../web/hosting/deployFiles.ts';
import { running } from '../../demo-server/support/demo.ts';

const documents = ['index.html', 'login.html', 'home.html', 'app.html'];
const filesFor = (settings = {}) => deployFiles(documents, settings) as Record<string, string>;
const textOf = (name: string, settings = {}) => filesFor(settings)[name] ?? '';

/** Returns the headers that each configuration sets for every page. */
const headersIn = {
  'nginx.conf': (text: string) => [...text.matchAll(/^ {2}add_header (\S+) "([^"]*)" always;$/gm)],
  Caddyfile: (text: string) => [...text.matchAll(/^\t\t([A-Z][\w-]+) "([^"]*)"$/gm)],
  _headers: (text: string) => [...(text.split('\n\n')[0] ?? '').matchAll(/^ {2}(\S+): (.*)$/gm)],
};
const policyOf = (settings: object) =>
  new Map(headersIn._headers(textOf('_headers', settings)).map(([, name, value]) => [name, value])).get(
    'Content-Security-Policy',
  );

describe.each(['nginx.conf', 'Caddyfile', '_headers'] as const)('%s', (file) => {
  const headers = new Map(
    headersIn[file](textOf(file)).map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );

  test('sets the security headers of the demo server, and HSTS', async () => {
    const { url } = await running({}, '--stage', 'off');
    const { headers: own } = await fetch(`${url}/assets/none.js`);
    const ofEveryResponse = [...own.keys()].filter(
      (name) => !/^(connection|content-(length|type)|date|etag|keep-alive|x-request-id)$/.test(name),
    );
    const policy = (own.get('content-security-policy') ?? '').split(';').map((directive) => directive.trim());
    // The first three depend on the page, which has them in its meta tag.
    expect(policy.slice(0, 3).map((directive) => directive.split(' ')[0])).toEqual([
      'default-src',
      'script-src',
      'style-src',
    ]);
    expect(headers.get('content-security-policy')?.split('; ')).toEqual(policy.slice(3));
    expect([...headers.keys()].sort()).toEqual([...ofEveryResponse, 'strict-transport-security'].sort());
    for (const name of ofEveryResponse.filter((it) => it !== 'content-security-policy')) {
      expect([name, headers.get(name)]).toEqual([name, own.get(name)]);
    }
  });
});

describe('the policy', () => {
  test('allows the hosts of the settings, by their origin, and no other', () => {
    const policy = policyOf({
      API_HOST: 'https://api.example.mx/v1/',
      MARKETING_HOST: 'https://www.example.mx',
      FILES_HOST: 'https://files.example.mx, https://api.example.mx',
      REPORT_URL: 'https://reports.example.mx/in',
    });
    const hosts = 'https://api.example.mx https://www.example.mx https://files.example.mx';
    expect(policy).toContain(`connect-src 'self' ${hosts} https://reports.example.mx;`);
    expect(policy).toContain(`img-src 'self' blob: data: ${hosts};`);
  });

  test('takes addresses only', () => {
    expect(() => filesFor({ API_HOST: 'api.example.mx' })).toThrow("API_HOST is 'api.example.mx'");
    expect(() => filesFor({ REPORT_URL: 'javascript:alert(1)' })).toThrow('REPORT_URL');
  });
});

test('the API is passed on, with its Date, only when it has no host of its own', () => {
  expect(textOf('nginx.conf')).toContain('proxy_pass_header Date;');
  expect(textOf('Caddyfile')).toContain('reverse_proxy');
  const own = filesFor({ API_HOST: 'https://api.example.mx' });
  expect(Object.values(own).filter((text) => /proxy/.test(text))).toEqual([]);
});

test('static hosts serve each page by its name, a missing asset as a 404 and the app for the rest', () => {
  expect(textOf('_redirects')).toBe(
    ['/login /login.html 200', '/home /home.html 200', '/assets/* /app.html 404', '/* /app.html 200', ''].join('\n'),
  );
});
