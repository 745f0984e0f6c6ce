import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../demo-server/app.ts';
import { createViewers, MAX_VIEWERS, redactedFor } from '../../../demo-server/simulation/viewers.ts';
import type { EventRow } from '../../../demo-server/store/rows.ts';
import { Stage } from '../../stage.ts';
import { httpErrorOf, running } from '../support/demo.ts';
import { registration } from '../support/owner.ts';

const here = { headers: {}, socket: { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' } } as never;
const elsewhere = { headers: {}, socket: { remoteAddress: '192.168.1.6', localAddress: '192.168.1.5' } } as never;

const event = (kind: EventRow['kind'], line: string): EventRow => ({
  id: '1',
  at: '2026-08-03T16:00:00.000Z',
  kind,
  line,
  owner_id: 'ana',
  call: 'PUT /api/auth/ana/verification-code',
  data: { message_id: '7' },
});

describe('another machine', () => {
  test.each(['message', 'chat'] as const)('does not get the text of a %s', (kind) => {
    const row = event(kind, 'Se envió el código 4831 a +52 (55) 1234-5678');
    expect(redactedFor(here)(row)).toEqual(row);
    expect(JSON.stringify(redactedFor(elsewhere)(row))).not.toMatch(/4831|5678|message_id/);
  });

  test.each(['transition', 'clock', 'faults', 'store'] as const)('gets the event of a %s unchanged', (kind) => {
    const row = event(kind, 'El reloj está en lun 03 ago 2026, 10:00');
    expect(redactedFor(elsewhere)(row)).toEqual(row);
  });

  test('is admitted up to the maximum and again after one disconnects; the operator always is', () => {
    const viewers = createViewers();
    const screens = Array.from({ length: MAX_VIEWERS }, () => new EventEmitter());
    for (const screen of screens) viewers.admit(elsewhere, screen as never);
    expect(viewers.count()).toBe(3);
    expect(() => viewers.admit(elsewhere, new EventEmitter() as never)).toThrow(
      expect.objectContaining({ status: 429, body: { message: 'Too many attempts' } }),
    );
    viewers.admit(here, new EventEmitter() as never);
    expect(viewers.count()).toBe(3);
    screens[0]?.emit('close');
    viewers.admit(elsewhere, new EventEmitter() as never);
    expect(viewers.count()).toBe(3);
  });
});

describe('from another machine', () => {
  async function reached(app: Express, remoteAddress?: string): Promise<string> {
    const server = createServer((req, res) => {
      if (remoteAddress)
        Object.defineProperty(req.socket, 'remoteAddress', { value: remoteAddress, configurable: true });
      app(req, res);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close().closeAllConnections());
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** One demo, called through sockets of this machine and through sockets that pretend to be remote. */
  async function fromElsewhere() {
    const { demo } = await running({}, '--scenario', 'sales');
    const app = createApp(demo, []);
    return { here: await reached(app), there: await reached(app, '192.168.1.6') };
  }

  test.each(['/demo/db/messages', '/demo/db/owners', '/demo/api/messages', '/demo/api/calls', '/demo/api/snapshot'])(
    '%s cannot be read',
    async (path) => {
      const { here, there } = await fromElsewhere();
      const statusOf = async (url: string) => {
        const answer = await fetch(url + path);
        await answer.arrayBuffer();
        return answer.status;
      };
      expect([await statusOf(here), await statusOf(there)]).toEqual([200, 403]);
    },
  );

  test('the console opens read-only and its event log contains no code', async () => {
    const { here, there } = await fromElsewhere();
    expect((await fetch(`${there}/demo`)).status).toBe(200);
    expect(await new Stage(here).network()).toMatchObject({ operator: true });
    expect(await new Stage(there).network()).toMatchObject({ operator: false, max_viewers: 3 });
    const lines = (url: string) => new Stage(url).events();
    expect((await lines(here)).some(({ line }) => line.includes('temporal@adelantto.test'))).toBe(true);
    expect((await lines(there)).some(({ line }) => line.includes('temporal@adelantto.test'))).toBe(false);
  });

  test('no ticket can be created', async () => {
    const { here, there } = await fromElsewhere();
    const [owner] = await new Stage(here).owners();
    expect(await httpErrorOf(new Stage(there).ticket(owner?.id ?? ''))).toMatchObject({ status: 403 });
    const { path } = await new Stage(here).ticket(owner?.id ?? '');
    // The ticket itself admits another machine, once.
    expect((await fetch(there + path)).status).toBe(200);
    expect((await fetch(there + path)).status).toBe(403);
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
    const answerTo = (path: string, method = 'GET') => fetch(url + path, { method, headers });
    const statusOf = async (path: string, method?: string) => (await answerTo(path, method)).status;
    for (const path of ['/demo/api/messages', '/demo/api/calls', '/demo/api/snapshot', '/demo/db/owners'])
      expect(await statusOf(path), path).toBe(403);
    for (const [method, path] of [
      ['PUT', '/demo/api/clock'],
      ['POST', '/demo/api/reset'],
      ['DELETE', '/demo/api/messages'],
    ] as const)
      expect(await statusOf(path, method), path).toBe(403);
    expect(await (await answerTo('/demo/api/network')).json()).toMatchObject({ operator: false });
    expect([await statusOf('/api/zip-codes/06600'), await statusOf('/api/auth/login', 'POST')]).toEqual([401, 400]);
  });
});

test('the network addresses are listed only when the server listens on the network', async () => {
  const { url } = await running();
  expect(await new Stage(url).network()).toMatchObject({ addresses: [], viewers: 0 });
  const open = await running({}, '--host', '0.0.0.0');
  const { addresses } = await new Stage(open.url).network();
  const port = new URL(open.url).port;
  for (const address of addresses) expect(new URL(address).port).toBe(port);
});

test('each event names the call that caused it, without the query', async () => {
  const { url } = await running({}, '--scenario', 'sales');
  await fetch(`${url}/api/auth/register?secret=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration()),
  });
  const events = await new Stage(url).events();
  expect(events[0]?.call).toBeNull();
  expect(events.at(-1)).toMatchObject({ kind: 'message', call: 'POST /api/auth/register' });
});
