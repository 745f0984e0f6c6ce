import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountStatement, transferProof } from '../../../demo-server/files/sampleFiles.ts';
import {
  biometric,
  identification,
  incomeAndTaxes,
  lease,
  named,
  PASSWORD,
  property,
  registration,
  uploadFile,
} from '../support/owner.ts';
import { freshServer, startTestServer } from '../support/server.ts';

const server = freshServer();

test('an owner gets from registration to the last payment', async () => {
  // 1. Register and verify the phone.
  const form = registration();
  const { id } = (await server.anyone.post('/api/auth/register', form)).body;
  const code = await server.stage.code(form.phone);
  const { token } = (await server.anyone.post(`/api/auth/${id}/verify-phone-code`, { code })).body;
  const owner = server.as(token);

  // 2. and 3. Create the profile and complete it.
  expect((await owner.put('/api/user', named)).body.next_step).toBe('identification');
  expect((await owner.put('/api/user', await identification(owner))).body.next_step).toBe('biometric_validation');
  expect((await owner.put('/api/user', await biometric(owner))).body.next_step).toBe('income_and_taxes');
  expect((await owner.put('/api/user', await incomeAndTaxes(owner))).body.is_completed).toBe(true);

  // 4. Apply, with the autopilot in place of the staff.
  await server.stage.setAutopilot(true);
  const application = (await owner.post('/api/applications', lease)).body.id;
  const path = `/api/applications/${application}`;
  expect((await owner.get('/api/calc?principal=60000&months=3')).body.principal).toBe(60_000);
  expect((await owner.put(path, { pre_offer_term_frame: 3 })).body.next_step).toBe('property_details');
  expect((await owner.put(path, await property(owner))).body.next_step).toBe('bureau_policy');
  await owner.put(`${path}/privacy-policy`, { accept_privacy_policy: true });
  const bureauCode = await server.stage.code(form.phone);
  expect(
    (await owner.put(`${path}/confirm-privacy-policy?time=1`, { id: application, code: bureauCode })).body.status,
  ).toBe('awaiting_validation');
  await server.advance('PT72H');

  // 5. Send the bank statement and sign.
  const loan = (await owner.get(path)).body.loan_id;
  const account_statement = await uploadFile(owner, accountStatement);
  expect((await owner.post(`/api/loans/${loan}/account-statement`, { account_statement })).status).toBe(200);
  await server.advance({ business_hours: 24 });
  const contract = await server.stage.newestMessage(form.email);
  expect((await server.anyone.get(contract.link ?? '')).body).toContain('Firmar');
  await server.stage.loan(loan, 'sign');
  await server.advance({ business_hours: 48 });

  // 6. Repay month by month.
  expect((await owner.get(`/api/loans/${loan}`)).body.status).toBe('active');
  for (const { id: installment } of (await owner.get(`/api/loans/${loan}`)).body.installments) {
    const file = await uploadFile(owner, transferProof);
    expect((await owner.put(`/api/installments/${installment}/upload-file`, { file })).body.status).toBe(
      'in_validation',
    );
    await server.advance({ business_hours: 72 });
  }

  // 7. The loan is liquidated.
  expect((await owner.get('/api/loans')).body).toMatchObject([
    { status: 'liquidated', amount: 60_000, summary: { total_paid_amount: 60_000, missing_installment: null } },
  ]);
  const subjects = (await server.stage.messages(form.email)).map(({ subject }) => subject);
  expect(subjects[0]).toBe('Liquidaste tu Adelantto 0001');
  expect(subjects.at(-1)).toBe('Recibimos tu solicitud S0001');
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adelantto-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

test('sessions, codes, uploads and the clock survive a restart', async () => {
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

test('a seed makes ids and codes repeatable, but not tokens', async () => {
  const run = async () => {
    const seeded = await startTestServer({ seed: 'the same' });
    const { id } = (
      await seeded.anyone.post('/api/auth/register', {
        email: 'ana@correo.mx',
        phone: '5512345678',
        password: PASSWORD,
        confirm_password: PASSWORD,
      })
    ).body;
    const code = await seeded.stage.code('+525512345678');
    const { token } = (await seeded.anyone.post(`/api/auth/${id}/verify-phone-code`, { code })).body;
    await seeded.running.stop();
    return { id, code, token };
  };
  const [one, two] = [await run(), await run()];
  expect([two.id, two.code]).toEqual([one.id, one.code]);
  expect(two.token).not.toBe(one.token);
});
