import { expect, test } from 'vitest';
import { accountStatement, transferProof } from '../../../demo-server/files/sampleFiles.ts';
import { completeOwner, createLoanUntil, makeTransition, payInstallment, uploadFile } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

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
  expect((await owner.get('/api/applications/1')).body).toMatchObject({ status: 'approved', loan_id: '1' });
  const refused = await owner.post(`/api/loans/${id}/account-statement`, {});
  expect([refused.status, refused.body.errors]).toEqual([422, { account_statement: ['Document required'] }]);
});

test('a statement and a proof change no field that only the server may set', async () => {
  const owner = await completeOwner(server);
  const foreign = { owner_id: 'x', status: 'approved', amount: 1, total_amount: 1, due_date: '2030-01-01' };
  const waiting = await createLoanUntil(server, owner, 'upload');
  const statement = { ...foreign, account_statement: await uploadFile(owner, accountStatement) };
  await owner.post(`/api/loans/${waiting}/account-statement`, statement);
  expect(server.rows('loans')).toMatchObject([{ owner_id: owner.id, status: 'awaiting_account_statement_check' }]);
  for (const step of ['accept', 'sign', 'queue', 'disburse']) await makeTransition(server, `loans/${waiting}/${step}`);
  const [before] = server.rows('installments');
  const proof = { ...foreign, file: await uploadFile(owner, transferProof) };
  await owner.put(`/api/installments/${before?.id}/upload-file`, proof);
  const { owner_id, total_amount, due_date } = before ?? {};
  const status = 'in_validation';
  expect(server.rows('installments')[0]).toMatchObject({ owner_id, status, total_amount, due_date });
});

test('the amount of a loan keeps the centavos of its installments', async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'active');
  const { store } = server.running.demo;
  const [first] = server.rows('installments');
  await store.write(() => store.table('installments').update(first?.id ?? '', { total_amount: 20_000.55 }));
  expect((await owner.get(`/api/loans/${id}`)).body.amount).toBe(120_000.55);
});

test('a deposited loan is in the list with its summary and installments, and an e-mail names what was received', {
  tags: ['s3-loan-summary', 's3-loan-installments'],
}, async () => {
  const owner = await completeOwner(server);
  await createLoanUntil(server, owner, 'active');
  const { text } = await server.stage.newestMessage(owner.email);
  for (const figure of ['$93,552.00', '$20,000.00', '07 dic 2026'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(figure);
  const { body } = await owner.get('/api/loans');
  expect(body).toHaveLength(1);
  expect(body[0].installments).toHaveLength(6);
  expect(body[0].summary).toEqual({
    missing_installment: { amount: 20_000, due_date: '2026-12-07' },
    total_paid_amount: 0,
    missing_installments_counter: 6,
  });
});

test('an installment has its proof, the reason of its rejection and its history', {
  tags: 's3-installment',
}, async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'active');
  const [first] = (await owner.get(`/api/loans/${id}`)).body.installments;
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

  const refused = await owner.put(`${path}/upload-file`, {});
  expect([refused.status, refused.body.errors]).toEqual([422, { file: ['Proof image required'] }]);
  expect((await payInstallment(owner, first.id)).body).toMatchObject({
    status: 'in_validation',
    file: { name: 'comprobante.jpg' },
  });
  await makeTransition(server, `installments/${first.id}/reject`, 'No se lee.');
  expect((await owner.get(path)).body).toMatchObject({
    status: 'rejected',
    rejection_reason: 'No se lee.',
    history: [{ status: 'in_validation' }, { status: 'rejected', reason: 'No se lee.' }],
  });
});
