import { describe, expect, test } from 'vitest';
import { identityFront } from '../../../demo-server/files/sampleFiles.ts';
import { MAX_CALLS } from '../../../demo-server/simulation/callLog.ts';
import { type LoggedBody, MAX_BODY_LENGTH } from '../../../demo-server/simulation/loggedBody.ts';
import { registration, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

/** Returns the newest call with its bodies, once it has ended. */
async function newestCall() {
  const newest = async () => (await server.stage.calls()).at(-1);
  await expect.poll(async () => (await newest())?.ms).toEqual(expect.any(Number));
  return server.stage.call((await newest())?.id ?? '');
}
const textOf = (body: LoggedBody | null) => (body && 'text' in body ? body.text : '');

test('a call of the app is listed with its id, owner, status, time and both bodies', async () => {
  const owner = await verifiedOwner(server);
  const begun = performance.now();
  const { headers } = await owner.put('/api/user', { name: 'Ana', last_name: 'Peña' });
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  const call = await newestCall();
  expect(call).toMatchObject({
    id: headers.get('x-request-id'),
    ...{ at: '2026-11-23T15:00:00.000Z', method: 'PUT', path: '/api/user' },
    ...{ owner_id: owner.id, status: 200, ms: expect.any(Number), faults: [] },
  });
  expect(call.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - begun));
  expect(JSON.parse(textOf(call.request))).toEqual({ name: 'Ana', last_name: 'Peña' });
  expect(JSON.parse(textOf(call.response))).toMatchObject({ id: owner.id, name: 'Ana' });
});

test('a call without a session belongs to the owner whose e-mail it sends, or whose phone it is about', async () => {
  const form = registration();
  const { id } = (await server.anyone.post('/api/auth/register', form)).body;
  await server.anyone.put(`/api/auth/${id}/verification-code`);
  expect(await newestCall()).toMatchObject({ path: `/api/auth/${id}/verification-code`, owner_id: id });
  await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code: await server.stage.code(form.phone) });
  expect(await newestCall()).toMatchObject({ status: 200, owner_id: id });
  await server.anyone.post('/api/auth/login', { email: ` ${form.email.toUpperCase()} `, password: 'Otra2026!' });
  expect(await newestCall()).toMatchObject({ path: '/api/auth/login', owner_id: id, status: 401 });
});

test('a call and a response without a body have none in the list', async () => {
  const owner = await verifiedOwner(server);
  await owner.post('/api/auth/logout');
  const call = await newestCall();
  expect(call).toMatchObject({ path: '/api/auth/logout', status: 204, request: null, response: null });
  expect((await server.stage.calls()).at(-1)).not.toHaveProperty('response');
});

test('a response that is no JSON is kept as it is', async () => {
  await server.stage.faults({ fail: [{ path: '/api/user', status: 502, body: '<h1>Bad Gateway</h1>' }] });
  await fetch(`${server.url}/api/user`);
  expect(await newestCall()).toMatchObject({ response: { text: '<h1>Bad Gateway</h1>', is_cut: false } });
});

test('a call is listed without status and time while it is under way, and without status when it was given up', async () => {
  await server.stage.faults({ fail: [{ path: '/api/user', status: 0 }] });
  const leaving = new AbortController();
  const call = fetch(`${server.url}/api/user`, { signal: leaving.signal });
  const begun = async () => (await server.stage.calls()).find(({ path }) => path === '/api/user');
  await expect.poll(begun).toMatchObject({ status: null, ms: null, faults: [] });
  leaving.abort();
  await expect(call).rejects.toThrow();
  expect(await newestCall()).toMatchObject({ path: '/api/user', status: null, ms: expect.any(Number) });
});

test('passwords, tokens, codes and signatures are masked, errors about them are not', async () => {
  const form = registration();
  const owner = await verifiedOwner(server, form);
  const { body: file } = await owner.upload('ine.jpg', identityFront.bytes);
  await server.anyone.get(file.url);
  await server.anyone.post('/api/auth/register', { ...registration(), password: 'corta', confirm_password: 'corta' });
  const calls = await Promise.all((await server.stage.calls()).map(({ id }) => server.stage.call(id)));
  const all = JSON.stringify(calls);
  const signature = new URL(file.url, server.url).searchParams.get('signature') ?? 'none';
  for (const secret of [form.password, owner.token, signature, 'corta']) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/code[^a-z]*\d{4}/);
  expect(textOf(calls.find(({ path }) => path.endsWith('verify-phone-code'))?.response ?? null)).toContain(
    '"token": "•••"',
  );
  expect(textOf(calls.at(-1)?.response ?? null)).toMatch(/"password": \[\s*"[^•"]+ [^•"]+"/);
});

test('the bytes of files are left out, their number is kept', async () => {
  const owner = await verifiedOwner(server);
  const { body: file } = await owner.upload('ine.jpg', identityFront.bytes);
  const upload = await newestCall();
  expect(upload).toMatchObject({ path: '/api/files', request: { bytes: expect.any(Number) } });
  await (await fetch(server.url + file.url)).arrayBuffer();
  expect(await newestCall()).toMatchObject({ response: { bytes: identityFront.bytes.length } });
});

describe('the faults of a call', () => {
  test.each([
    ['fail', { fail: [{ path: '/api/user', status: 500 }] }, 500],
    ['latency_ms', { latency_ms: 1, once: ['latency_ms' as const] }, 401],
    ['offline', { offline: true, once: ['offline' as const] }, null],
  ])('are named: %s', async (name, faults, status) => {
    await server.stage.faults(faults);
    await server.anyone.put('/api/user', {}).catch(() => undefined);
    expect(await newestCall()).toMatchObject({ path: '/api/user', status, faults: [name] });
  });

  test('are named for an upload that was cut, and for one that was not', async () => {
    const owner = await verifiedOwner(server);
    await server.stage.faults({ cut_upload_at: 0.5, once: ['cut_upload_at'] });
    await expect(owner.upload('a.pdf', Buffer.alloc(400_000, '%PDF-1.7\n'))).rejects.toThrow();
    expect(await newestCall()).toMatchObject({ path: '/api/files', status: null, faults: ['cut_upload_at'] });
    await owner.get('/api/user');
    expect(await newestCall()).toMatchObject({ path: '/api/user', faults: [] });
  });
});

test('only the newest calls are kept, and of a long body its beginning', async () => {
  const owner = await verifiedOwner(server);
  await owner.put('/api/user', { name: 'a'.repeat(50_000) });
  const { request } = await newestCall();
  expect(request).toMatchObject({ is_cut: true });
  expect(textOf(request)).toHaveLength(MAX_BODY_LENGTH);
  for (let count = 0; count < MAX_CALLS; count += 1) await server.anyone.get('/api/calc');
  const calls = await server.stage.calls();
  expect(calls).toHaveLength(MAX_CALLS);
  expect(calls.every(({ path }) => path === '/api/calc')).toBe(true);
});

test('a reset empties the list, and an unknown call is a 404 in Spanish', async () => {
  await verifiedOwner(server);
  await server.stage.reset();
  expect(await server.stage.calls()).toEqual([]);
  await expect(server.stage.call('1')).rejects.toMatchObject({ status: 404, body: { message: 'No existe “1”.' } });
});
