import { expect, test } from 'vitest';
import { identityFront } from '../../../demo-server/files/sampleFiles.ts';
import { completeOwner, createLoanUntil, makeTransition, payInstallment, uploadFile } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
type Installment = { id: string; number: number; status: string; due_date: string; total_amount: number };

test('an approved application becomes a loan that waits for the bank statement', async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'upload');
  const { body } = await owner.get(`/api/loans/${id}`);
  expect(body).toEqual({
    id: '1',
    status: 'awaiting_account_statement_upload',
    amount: 120_000,
    summary: { missing_installment: null, total_paid_amount: 0, missing_installments_counter: 0 },
    application_id: '1',
    statement_refusal_reason: null,
    history: [{ status: 'awaiting_account_statement_upload', at: '2026-11-23T15:00:00.000Z' }],
    installments: [],
  });
  expect((await owner.get('/api/applications/1')).body).toMatchObject({
    status: 'approved',
    loan_id: '1',
    next_step: null,
  });
});

test('the e-mail about the deposit names the amount received and the first payment', async () => {
  const owner = await completeOwner(server);
  await createLoanUntil(server, owner, 'active');
  const message = await server.stage.newestMessage(owner.email);
  expect(message.text).toContain(
    'Te depositamos $93,552.00 en la cuenta que aparece en tu estado de cuenta. Tu primer pago es de $20,000.00 y vence el 07 dic 2026.',
  );
});

test('the amount of a loan keeps the centavos of its installments', async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'active');
  const { store } = server.running.demo;
  const [first] = server.rows('installments');
  await store.write(() => store.table('installments').update(first?.id ?? '', { total_amount: 20_000.55 }));
  expect((await owner.get(`/api/loans/${id}`)).body.amount).toBe(120_000.55);
});

test('the list of loans has the summary and the installments of each', {
  tags: ['s3-loan-summary', 's3-loan-installments'],
}, async () => {
  const owner = await completeOwner(server);
  await createLoanUntil(server, owner, 'active');
  const { body } = await owner.get('/api/loans');
  expect(body).toHaveLength(1);
  expect(body[0].installments).toHaveLength(6);
  expect(body[0].summary).toEqual({
    missing_installment: { amount: 20_000, due_date: '2026-12-07' },
    total_paid_amount: 0,
    missing_installments_counter: 6,
  });
});

test.each([
  [{}, 'Document required'],
  [{ account_statement: 'nobodys' }, 'This file is not yours'],
  [{ account_statement: 7 }, 'Document required'],
])('rejects the statement %o', async (body, message) => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'upload');
  const { status, body: refused } = await owner.post(`/api/loans/${id}/account-statement`, body);
  expect([status, refused.errors]).toEqual([422, { account_statement: [message] }]);
});

test('rejects a photo as bank statement', { tags: 's3-statement' }, async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'upload');
  const account_statement = await uploadFile(owner, identityFront);
  const refused = await owner.post(`/api/loans/${id}/account-statement`, { account_statement });
  expect([refused.status, refused.body.errors]).toEqual([422, { account_statement: ['This file is not yours'] }]);
});

test('a proof can be rejected with a reason, sent again and approved', { tags: 's3-installment' }, async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'active');
  const first: Installment = (await owner.get(`/api/loans/${id}`)).body.installments[0];
  const path = `/api/installments/${first.id}`;
  expect((await owner.get(path)).body).toEqual({
    id: first.id,
    due_date: '2026-12-07',
    total_amount: 20_000,
    loan_id: id,
    number: 1,
    status: 'pending',
    rejection_reason: null,
    file: null,
    history: [],
  });

  expect((await payInstallment(owner, first.id)).body).toMatchObject({
    status: 'in_validation',
    file: { name: 'comprobante.jpg' },
  });
  expect((await payInstallment(owner, first.id)).status).toBe(409);
  await makeTransition(server, `installments/${first.id}/reject`, 'No se lee.');
  expect((await owner.get(path)).body).toMatchObject({ status: 'rejected', rejection_reason: 'No se lee.' });
  expect((await payInstallment(owner, first.id)).body).toMatchObject({
    status: 'in_validation',
    rejection_reason: null,
  });
  await makeTransition(server, `installments/${first.id}/approve`);
  expect((await owner.get(path)).body.status).toBe('approved');
  expect((await owner.get(path)).body.history).toMatchObject([
    { status: 'in_validation' },
    { status: 'rejected', reason: 'No se lee.' },
    { status: 'in_validation' },
    { status: 'approved' },
  ]);
  expect((await payInstallment(owner, first.id)).status).toBe(409);
  expect((await owner.get(`/api/loans/${id}`)).body.summary).toMatchObject({
    total_paid_amount: 20_000,
    missing_installments_counter: 5,
  });
});

test.each([
  [{}, 'Proof image required'],
  [{ file: 'nobodys' }, 'This file is not yours'],
  [{ file: null }, 'Proof image required'],
])('rejects the proof %o', async (body, message) => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'active');
  const [first] = (await owner.get(`/api/loans/${id}`)).body.installments;
  const refused = await owner.put(`/api/installments/${first.id}/upload-file`, body);
  expect([refused.status, refused.body.errors]).toEqual([422, { file: [message] }]);
});

test('an installment is overdue from the day after its due date and can then be paid', async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'active');
  const first = async (): Promise<Installment> => (await owner.get(`/api/loans/${id}`)).body.installments[0];
  await server.stage.moveClock({ now: '2026-12-08T05:59:59Z' });
  expect((await first()).status).toBe('pending');
  await server.stage.moveClock({ now: '2026-12-08T06:00:00Z' });
  expect((await first()).status).toBe('overdue');
  const mail = await server.stage.newestMessage(owner.email);
  expect(mail).toMatchObject({ subject: 'Tu pago del mes 1 está atrasado', sent_at: '2026-12-08T06:00:00.000Z' });
  expect((await payInstallment(owner, (await first()).id)).body.status).toBe('in_validation');
});
