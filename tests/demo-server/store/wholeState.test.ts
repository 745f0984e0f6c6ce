import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { transferProof } from '../../../demo-server/files/sampleFiles.ts';
import { Stage } from '../../stage.ts';
import { callerOf } from '../support/caller.ts';
import { openChat } from '../support/chat.ts';
import { running, temporaryFolder } from '../support/demo.ts';
import { completeOwner, PASSWORD, registration, uploadFile } from '../support/owner.ts';
import { freshServer, startTestServer } from '../support/server.ts';

const server = freshServer();

const storedFiles = async () => (await readdir(server.running.demo.files.folder)).sort();
const rowIds = () =>
  server
    .rows('files')
    .map(({ id }) => id)
    .sort();

test('a reset deletes all owners, sessions and uploads', async () => {
  const owner = await completeOwner(server);
  expect((await storedFiles()).length).toBeGreaterThan(4);
  await server.stage.reset({ scenario: 'empty', now: '2026-01-15T12:00:00Z' });
  expect([server.rows('owners'), rowIds(), await storedFiles()]).toEqual([[], [], []]);
  expect((await owner.get('/api/user')).status).toBe(401);
  expect((await server.stage.health()).now).toMatch(/^2026-01-15T12:00/);
});

test('the documents of personas are the samples themselves: no file is stored, nor is any in a saved point', async () => {
  await server.stage.reset({ scenario: 'sales', step: 'closing' });
  expect(rowIds().length).toBeGreaterThan(50);
  expect(await storedFiles()).toEqual([]);
  await server.stage.saveSnapshot('muestras');
  await server.stage.reset({ scenario: 'empty' });
  await server.stage.restoreSnapshot('muestras');
  expect(await storedFiles()).toEqual([]);
  const { body } = await server.as((await server.stage.session('activa')).token).get('/api/user');
  for (const { url, size } of [body.selfie, body.rfc, ...body.proof_incomes])
    expect((await fetch(server.url + url)).headers.get('content-length')).toBe(String(size));
  await server.stage.deleteSnapshot('muestras');
});

test('the hourly sweep keeps the files of a snapshot that is being restored', async () => {
  await completeOwner(server);
  const before = await storedFiles();
  await server.stage.saveSnapshot('barrido');
  await server.stage.reset({ scenario: 'empty' });
  const { store, files } = server.running.demo;
  const { write } = store;
  let swept: Promise<void> | undefined;
  // Starts before the write of the restore; without a lock it would end before that write.
  store.write = async (change) => {
    swept ??= files.sweep();
    for (let look = 0; look < 20; look += 1) await readdir(files.folder);
    return write(change);
  };
  try {
    await server.stage.restoreSnapshot('barrido');
    expect(swept).toBeDefined();
    await swept;
  } finally {
    store.write = write;
  }
  expect(await storedFiles()).toEqual(before);
  await server.stage.deleteSnapshot('barrido');
});

test('a reset voids tickets and ends the conversations of the chat', async () => {
  const { url } = await running({}, '--seed', 'memory');
  const [anyone, stage] = [callerOf(url), new Stage(url)];
  await stage.reset({ scenario: 'sales' });
  const [owner] = await stage.personas();
  const { path } = await stage.ticket(owner?.id ?? '');
  const say = await openChat(url);
  expect((await say('Mi CURP es RICM870214')).status).toBe(200);
  await stage.reset({ scenario: 'sales' });
  // With a seed the same owner has the same id.
  expect((await stage.personas())[0]?.id).toBe(owner?.id);
  expect((await anyone.get(path)).status).toBe(403);
  const answer = await say('Hola');
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain('RICM870214');
});

test('sessions, codes, uploads and the clock survive a restart', async () => {
  const folder = await temporaryFolder();
  const first = await startTestServer({ dataDir: folder });
  const form = registration();
  const { id } = (await first.anyone.post('/api/auth/register', form)).body;
  const code = await first.stage.code(form.phone);
  const other = registration();
  const { id: otherId } = (await first.anyone.post('/api/auth/register', other)).body;
  const otherCode = await first.stage.code(other.phone);
  const { token } = (await first.anyone.post(`/api/auth/${id}/verify-phone-code`, { code })).body;
  const proof = await uploadFile(first.as(token), transferProof);
  await first.running.stop();

  const second = await startTestServer({ dataDir: folder });
  const owner = second.as(token);
  expect((await owner.get('/api/user')).body).toMatchObject({ id, email: form.email });
  expect(await second.stage.clock()).toEqual({ now: '2026-11-23T15:00:00.000Z', frozen: true });
  expect((await second.anyone.post(`/api/auth/${otherId}/verify-phone-code`, { code: otherCode })).status).toBe(200);
  expect(second.rows('files').map((row) => row.id)).toEqual([proof]);
  expect((await second.anyone.post('/api/auth/login', { email: form.email, password: PASSWORD })).status).toBe(200);
  await second.running.stop();
});
