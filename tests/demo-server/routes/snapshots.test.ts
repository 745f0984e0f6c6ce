import { expect, test } from 'vitest';
import { MONDAY_NOON, running } from '../support/demo.ts';
import { completeOwner, readyApplication, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const operator = server;

test('a snapshot restores rows, uploads, sessions and the time', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  const before = (await owner.get(`/api/applications/${id}`)).body;
  const tar = await (await fetch(`${server.url}/demo/api/snapshot`)).arrayBuffer();
  await operator.anyone.post('/demo/api/reset', { now: '2030-01-01T00:00:00Z' });
  const put = await fetch(`${server.url}/demo/api/snapshot`, {
    method: 'PUT',
    body: tar,
    headers: { 'Content-Type': 'application/x-tar' },
  });
  expect(await put.json()).toEqual({ scenario: 'empty', now: '2026-11-23T15:00:00.000Z' });
  const after = (await owner.get(`/api/applications/${id}`)).body;
  expect({ ...after, property_lease_agreement: null }).toEqual({ ...before, property_lease_agreement: null });
  const file = await fetch(server.url + after.property_lease_agreement.url);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a snapshot restores a frozen clock to the millisecond', async () => {
  let now = MONDAY_NOON;
  // A machine on which time passes between any two steps.
  const { url } = await running({ now: () => now++ });
  const clock = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/demo/api/clock`, { method: 'PUT', headers, body: JSON.stringify(body) });
    return (await answer.json()).now;
  };
  const stopped = await clock({ frozen: true });
  const tar = await (await fetch(`${url}/demo/api/snapshot`)).arrayBuffer();
  await clock({ advance: 'P1D' });
  const put = await fetch(`${url}/demo/api/snapshot`, { method: 'PUT', body: tar });
  expect(await put.json()).toMatchObject({ now: stopped });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no tar', Buffer.from('this is no tar at all'.repeat(60))],
  ['an empty tar', Buffer.alloc(1024)],
])('rejects a snapshot of %s and changes nothing', async (_, body) => {
  const owner = await verifiedOwner(server);
  const put = await fetch(`${server.url}/demo/api/snapshot`, { method: 'PUT', body: new Uint8Array(body) });
  expect(put.status).toBe(400);
  expect((await owner.get('/api/user')).status).toBe(200);
});

test('named snapshots survive a reset', async () => {
  const owner = await verifiedOwner(server);
  const named = (method: 'put' | 'delete', name: string) =>
    operator.anyone[method](`/demo/api/snapshots/${encodeURIComponent(name)}`);
  expect((await named('put', 'Antes de la reunión')).body).toMatchObject({
    name: 'Antes de la reunión',
    size: expect.any(Number),
  });
  await operator.anyone.post('/demo/api/reset');
  expect((await operator.anyone.get('/demo/api/snapshots')).body).toMatchObject([{ name: 'Antes de la reunión' }]);
  const restored = await operator.anyone.post(
    `/demo/api/snapshots/${encodeURIComponent('Antes de la reunión')}/restore`,
  );
  expect(restored.status).toBe(200);
  expect((await owner.get('/api/user')).status).toBe(200);
  expect((await named('delete', 'Antes de la reunión')).status).toBe(204);
  expect((await named('delete', 'Antes de la reunión')).status).toBe(404);
  expect((await operator.anyone.post('/demo/api/snapshots/nada/restore')).status).toBe(404);
  expect((await named('put', '...')).status).toBe(422);
});

test.each(['Cita: 10:30 (Peña)', '🏠 Casa de Ana & Luis/2', '¿Listo? *', '../fuera', 'O’Neill "50%"'])(
  'a snapshot can be called %s',
  async (name) => {
    const path = `/demo/api/snapshots/${encodeURIComponent(name)}`;
    expect((await operator.anyone.put(path)).body.name).toBe(name);
    expect((await operator.anyone.get('/demo/api/snapshots')).body).toContainEqual(expect.objectContaining({ name }));
    expect((await operator.anyone.post(`${path}/restore`)).status).toBe(200);
    expect((await operator.anyone.delete(path)).status).toBe(204);
  },
);

test('a file of the wrong kind is rejected in Spanish', async () => {
  const body = new Uint8Array(Buffer.from('%PDF-1.7 no es un punto'));
  const put = await fetch(`${server.url}/demo/api/snapshot`, { method: 'PUT', body });
  expect([put.status, await put.json()]).toEqual([
    400,
    { message: expect.stringContaining('no es un punto guardado') },
  ]);
});
