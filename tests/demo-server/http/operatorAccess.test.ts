import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Application } from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../demo-server/app.ts';
import { passUpgrades } from '../../../demo-server/http/upgrades.ts';
import { operatorCalls } from '../../../demo-server/routes/operator/operatorCalls.ts';
import { IDLE_RESET_DATA } from '../../../demo-server/scenarios/reset.ts';
import { Stage } from '../../stage.ts';
import { running } from '../support/demo.ts';
import { openEvents } from '../support/openEvents.ts';

/** Every page and every call of the operator. */
const requests: readonly { readonly method: string; readonly path: string }[] = [
  ...['', '/enter', '/estados', '/sign/1', '/external/faq', '/db/owners', '/api'].map((page) => ({
    method: 'GET',
    path: `/demo${page}`,
  })),
  ...operatorCalls.map(({ method, path }) => ({ method, path: `/demo/api${path.replace(/:\w+/g, '1')}` })),
];
/** What other machines get, which an owner's app opens there by itself. */
const OWNERS_PART = /\/(enter|sign|external\/faq|events|samples\/1)(\/1)?$/;

describe('from another machine', () => {
  async function reached(app: Application, remoteAddress?: string): Promise<string> {
    const server = createServer(app);
    if (remoteAddress)
      server.on('connection', (socket) =>
        Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress, configurable: true }),
      );
    const endWebSockets = passUpgrades(server, app);
    server.listen(0, '127.0.0.1');
    onTestFinished(() => {
      endWebSockets();
      server.close().closeAllConnections();
    });
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** One demo, called through sockets of this machine and through sockets that pretend to be remote. */
  async function fromElsewhere() {
    const { demo } = await running({}, '--scenario', 'sales');
    const app = createApp(demo, []);
    return { here: await reached(app), there: await reached(app, '192.168.1.6') };
  }

  const statusOf = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    await answer.body?.cancel();
    return answer.status;
  };

  test('no page and no call of the operator opens', async () => {
    const { there } = await fromElsewhere();
    for (const { method, path } of requests.filter((request) => !OWNERS_PART.test(request.path)))
      expect(await statusOf(there + path, { method }), `${method} ${path}`).toBe(403);
  });

  test('the owner’s app, its sample files, chat, external pages and signing work', async () => {
    const { here, there } = await fromElsewhere();
    const owner = (await new Stage(here).owners()).find(({ persona }) => persona === 'firma');
    const { loans } = await new Stage(here).owner(owner?.id ?? '');
    const loan = loans.find(({ transitions }) => transitions.includes('sign'))?.id;
    for (const path of ['/demo/external/faq', '/demo/api/samples/selfie', `/demo/sign/${loan}`])
      expect(await statusOf(there + path), path).toBe(200);
    expect(await statusOf(`${there}/api/user`)).toBe(401);
    expect(await statusOf(`${there}/chat?conversation=0123456789abcdef0123456789abcdef`)).toBe(200);
    expect(await statusOf(`${there}/demo/api/loans/${loan}/sign`, { method: 'POST' })).toBe(200);
  });

  test('the events have their kinds and numbers, but no code, password or name', async () => {
    const { there } = await fromElsewhere();
    const live = await openEvents(new Stage(there), '0');
    for (const events of [live, await new Stage(there).events()]) {
      expect(events).toContainEqual({ id: expect.any(String), kind: 'message', data: {} });
      expect(JSON.stringify(events)).not.toContain('adelantto.test');
    }
  });

  test('nor have they at this machine with IDLE_RESET, where visitors sit; a reset says that one has left', async () => {
    const { demo } = await running({}, '--scenario', 'sales', '--idle-reset', '5m');
    await demo.store.write(() => demo.events.record({ kind: 'store', line: 'x', data: IDLE_RESET_DATA }));
    const events = await new Stage(await reached(createApp(demo, []))).events();
    expect(events.at(-1)).toEqual({ id: expect.any(String), kind: 'store', data: IDLE_RESET_DATA });
    expect(JSON.stringify(events)).not.toContain('adelantto.test');
  });
});

describe('forwarded by a proxy on this machine', () => {
  test.each([
    { forwarded: 'for=203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'X-Forwarded-Proto': '' },
    { via: '1.1 proxy' },
  ])('a call with %o is from elsewhere to the operator, and the owner’s as before', async (headers) => {
    const { url } = await running();
    const statusOf = async (path: string, method = 'GET') => (await fetch(url + path, { method, headers })).status;
    expect([await statusOf('/demo/api/messages'), await statusOf('/demo/api/reset', 'POST')]).toEqual([403, 403]);
    expect([await statusOf('/api/zip-codes/06600'), await statusOf('/api/auth/login', 'POST')]).toEqual([401, 400]);
  });
});

test('with a reset for visitors, who sit at this machine, the console does not open on it either', async () => {
  const { url } = await running({}, '--idle-reset', '5m');
  const statuses = ['/demo', '/demo/api/owners', '/demo/api/samples/selfie', '/demo/external/faq'].map(
    async (path) => (await fetch(url + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 200, 200]);
});

test('with the stage off each page and call of the operator is a 404, and no page may frame the app', async () => {
  const { url } = await running({}, '--stage', 'off', '--scenario', 'sales');
  for (const { method, path } of requests) {
    const answer = await fetch(url + path, { method });
    expect([method, path, answer.status, await answer.json()]).toEqual([method, path, 404, { message: 'Not found' }]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
});
