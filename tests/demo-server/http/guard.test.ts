import { describe, expect, test } from 'vitest';
import { isExposed, operatorOnly } from '../../../demo-server/http/guard.ts';
import { sendRaw } from '../support/sendRaw.ts';
import { sharedServer } from '../support/server.ts';

// Of every route: `tests/torture/everyRoute.test.ts`.
const server = sharedServer();

describe('a call', () => {
  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ host: 'localhost:4000' }, true],
    [{ host: 'evil.test' }, false],
    [{ host: 'evil.test:4000' }, false],
    [{ host: 'localhost.evil.test' }, false],
    [{ host: 'localhost:4000', origin: 'http://localhost:4000' }, true],
    [{ host: 'localhost:4000', origin: 'http://localhost:3000' }, false],
    [{ origin: 'http://evil.test' }, false],
    [{ host: 'localhost:4000', origin: 'http://localhost:4000.evil.test' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, false],
  ])('with %o is accepted: %s', async (headers, answered) => {
    expect((await sendRaw(server.url, { method: 'GET', path: '/api/user', headers })).status !== 403).toBe(answered);
  });
});

describe('a call by the operator', () => {
  const passes = (method: string, remoteAddress: string | undefined, localAddress = '192.168.1.5') => {
    try {
      operatorOnly({ idleResetMs: 0 })(
        { method, path: '/api/x', headers: {}, socket: { remoteAddress, localAddress } } as never,
        {} as never,
        () => {},
      );
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
  ])('from %s is accepted: %s', (address, may) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']) expect(passes(method, address)).toBe(may);
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
