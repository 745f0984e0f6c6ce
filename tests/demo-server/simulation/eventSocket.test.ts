import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openEvents } from '../support/openEvents.ts';
import { registration, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const record = (...lines: string[]) =>
  server.running.demo.store.write(() => {
    for (const line of lines) server.running.demo.events.record({ kind: 'store', line });
  });
const linesOf = (events: readonly { line?: string }[]) => events.map(({ line }) => line);
const newest = () => server.running.demo.events.last();

test('sends each new event, and none of before or of a change that was undone', async () => {
  await record('before');
  const events = await openEvents(server.stage);
  const undone = server.running.demo.store.write(() => {
    server.running.demo.events.record({ kind: 'store', line: 'never' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await record('first', 'second');
  await expect.poll(() => linesOf(events)).toEqual(['first', 'second']);
  expect(events[1]).toMatchObject({ id: newest(), kind: 'store', at: expect.any(String) });
});

test('sends an event once that is being stored when the client connects', async () => {
  const { events: log } = server.running.demo;
  const { list } = log;
  // Stored from the moment on at which the client is told what it has missed.
  const listed = vi.spyOn(log, 'list').mockImplementationOnce((after) => {
    void record('first');
    return list(after);
  });
  const events = await openEvents(server.stage, newest());
  listed.mockRestore();
  await record('second');
  await expect.poll(() => linesOf(events)).toEqual(['first', 'second']);
});

test('names a call of the app when it begins and when it ends, and whether it has changed data', async () => {
  const owner = await verifiedOwner(server);
  const events = await openEvents(server.stage);
  await owner.get('/api/user');
  await owner.post('/api/applications', {});
  await owner.put('/api/user', { name: 'Ana', last_name: 'Peña' });
  const ofCalls = () => events.filter(({ kind }) => kind === 'call').map(({ data }) => data?.changes_data);
  await expect.poll(ofCalls).toEqual([false, false, false, false, false, true]);
});

test('an event names the call that caused it, without the query', async () => {
  await server.anyone.post('/api/auth/register?secret=1', registration());
  expect((await server.stage.events()).at(-1)).toMatchObject({ kind: 'message', call: 'POST /api/auth/register' });
});

test('announces a reset before what happens in its data; a point that is kept replaces none', async () => {
  const events = await openEvents(server.stage);
  await server.stage.reset({ scenario: 'sales', step: 'good news' });
  await server.stage.saveSnapshot('cita');
  await expect.poll(() => events.at(-1)).toMatchObject({ kind: 'store', data: {} });
  expect(events[0]).toMatchObject({ kind: 'store', data: { replaced: true } });
  expect(events.filter(({ data }) => data?.replaced)).toHaveLength(1);
  expect(events.some(({ kind }) => kind === 'transition')).toBe(true);
  await server.stage.deleteSnapshot('cita');
});

test('a page of another site and an unknown address get no connection', async () => {
  const { WebSocket } = await import('ws');
  const address = `${server.url.replace('http', 'ws')}/demo/api`;
  for (const [path, options, status] of [
    ['events', { origin: 'http://evil.test' }, 403],
    ['events', { headers: { host: 'evil.test' } }, 403],
    ['events?since=1', {}, 422],
    ['nothing', {}, 404],
    ['health', {}, 200],
  ] as const) {
    const webSocket = new WebSocket(`${address}/${path}`, options);
    const [, response] = await once(webSocket, 'unexpected-response');
    expect([path, response.statusCode]).toEqual([path, status]);
    webSocket.on('error', () => {});
    webSocket.terminate();
  }
});
