import { expect, test } from 'vitest';
import { transferProof } from '../../../demo-server/files/sampleFiles.ts';
import { temporaryFolder } from '../support/demo.ts';
import { PASSWORD, registration, uploadFile } from '../support/owner.ts';
import { startTestServer } from '../support/server.ts';

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
