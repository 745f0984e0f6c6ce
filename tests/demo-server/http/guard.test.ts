import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isExposed, operatorOnly } from '../../../demo-server/http/guard.ts';
import { running } from '../support/demo.ts';

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

test('sends the time of the demo as the Date of responses', async () => {
  const { demo, url } = await running();
  await demo.store.write(() => {
    demo.clock.set(new Date('2030-01-02T03:04:05Z'));
    demo.clock.freeze(true);
  });
  expect((await fetch(`${url}/api/user`)).headers.get('date')).toMatch(/^Wed, 02 Jan 2030 03:04:0\d GMT$/);
});
