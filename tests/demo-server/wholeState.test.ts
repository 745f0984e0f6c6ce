import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifiedOwner } from './owner.ts';
import { freshServer } from './server.ts';

const server = freshServer();
const NOTHING = { status: 503, body: { message: 'Nothing can be stored now' } };

/** Runs something while a folder of the server takes nothing: a file lies in its place. */
async function withoutFolder<T>(name: 'files' | 'incoming', job: () => Promise<T>): Promise<T> {
  const folder = join(server.running.demo.files.root, name);
  await rename(folder, `${folder}-away`);
  await writeFile(folder, '');
  try {
    return await job();
  } finally {
    await rm(folder, { force: true });
    await rename(`${folder}-away`, folder);
  }
}

test('a reset that the disk does not take leaves everything as it was', async () => {
  const owner = await verifiedOwner(server);
  const before = server.running.demo.store.tables();
  const reset = () => server.anyone.post('/demo/api/reset', { scenario: 'sales', now: '2026-01-15T12:00:00Z' });
  expect(await withoutFolder('files', reset)).toMatchObject(NOTHING);
  expect(server.running.demo.store.tables()).toEqual(before);
  expect((await owner.get('/api/user')).status).toBe(200);
  expect((await reset()).status).toBe(200);
  expect((await server.anyone.get('/demo/api/personas')).body).toHaveLength(12);
});

test('a personalised owner whom the disk does not take is not there', async () => {
  const form = { like: 'activa', name: 'Ana López', rent: 20_000, city: 'Cancún', term: 6 };
  const personalise = () => server.anyone.post('/demo/api/personas', form);
  expect(await withoutFolder('files', personalise)).toMatchObject(NOTHING);
  for (const table of ['owners', 'passwords', 'applications', 'loans', 'installments', 'files'] as const)
    expect(server.rows(table)).toEqual([]);
  expect((await personalise()).status).toBe(201);
});

test('a snapshot that the disk does not take is a 503, and the older one of its name stays', async () => {
  const keep = () => server.anyone.put('/demo/api/snapshots/punto');
  const { body: older } = await keep();
  expect(await withoutFolder('incoming', keep)).toMatchObject(NOTHING);
  const restore = () => server.anyone.post('/demo/api/snapshots/punto/restore');
  expect(await withoutFolder('incoming', restore)).toMatchObject(NOTHING);
  expect((await server.anyone.get('/demo/api/snapshots')).body).toEqual([older]);
  expect((await restore()).status).toBe(200);
  await server.anyone.delete('/demo/api/snapshots/punto');
});

test('a name that is too long for a file is refused, and a file of somebody else is no snapshot', async () => {
  const long = encodeURIComponent('本'.repeat(40));
  expect((await server.anyone.put(`/demo/api/snapshots/${long}`)).status).toBe(422);
  expect((await server.anyone.post(`/demo/api/snapshots/${long}/restore`)).status).toBe(422);
  const folder = join(server.running.demo.files.root, 'snapshots');
  await mkdir(folder, { recursive: true });
  for (const name of ['copy.of.it.tar', '%E0%A4.tar', '..%2Fout.tar', 'note.txt'])
    await writeFile(join(folder, name), '');
  expect(await server.anyone.get('/demo/api/snapshots')).toMatchObject({ status: 200, body: [] });
});

test('a snapshot that never arrives whole keeps nobody waiting', async () => {
  const sender = request(`${server.url}/demo/api/snapshot`, { method: 'PUT', headers: { 'content-length': 5000 } });
  sender.on('error', () => {});
  await new Promise((resolve) => sender.write(Buffer.alloc(1000), resolve));
  expect((await server.anyone.post('/demo/api/reset')).status).toBe(200);
  sender.destroy();
});

test('whoever leaves while a snapshot is sent harms nobody', async () => {
  await server.anyone.post('/demo/api/reset', { scenario: 'sales' });
  const died: unknown[] = [];
  const note = (error: unknown) => void died.push(error);
  process.on('uncaughtException', note);
  for (let time = 0; time < 4; time += 1) {
    const answer = await fetch(`${server.running.url}/demo/api/snapshot`);
    await answer.body?.cancel();
  }
  expect((await (await fetch(`${server.running.url}/demo/api/snapshot`)).arrayBuffer()).byteLength).toBeGreaterThan(0);
  process.off('uncaughtException', note);
  expect(died).toEqual([]);
});
