import { expect, test } from 'vitest';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { statementReceived } from '#i18n/es-MX/loans/bankStatement';
import { accountStatement } from '../../../demo-server/files/sampleFiles.ts';
import { completeOwner, createLoanUntil, uploadFile, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('the notices are what was sent to the owner, newest first, without a greeting', async () => {
  const owner = await completeOwner(server);
  await createLoanUntil(server, owner, 'upload');
  const { status, body } = await owner.get('/api/notices');
  expect(status).toBe(200);
  expect(body[0]).toEqual({
    id: expect.any(String),
    channel: 'email',
    title: serverTexts.applicationApprovedSubject,
    text: expect.stringMatching(/^Aprobamos tu solicitud S0001/),
    at: '2026-11-23T15:00:00.000Z',
    tone: 'approved',
  });
  expect(body.map(({ tone }: { tone: string }) => tone)).toEqual(['approved', 'validation', 'pending']);
});

test('codes, temporary passwords and links are no notices', async () => {
  const owner = await verifiedOwner(server);
  await server.anyone.post('/api/auth/recover-password', { email: owner.email });
  expect((await owner.get('/api/notices')).body).toEqual([]);
});

test('a notice of the contract does not link to the page that signs it', async () => {
  const owner = await completeOwner(server);
  await createLoanUntil(server, owner, 'signature');
  const { body } = await owner.get('/api/notices');
  expect(body[0].title).toBe(serverTexts.contractSentSubject({ number: '0001' }));
  expect(JSON.stringify(body)).not.toContain('/demo');
});

test('an owner reads neither the notices of others nor those that have not arrived', async () => {
  const owner = await completeOwner(server);
  const id = await createLoanUntil(server, owner, 'upload');
  const other = await completeOwner(server);
  expect((await other.get('/api/notices')).body).toEqual([]);
  const titleOfNewest = async () => (await owner.get('/api/notices')).body[0].title;
  await server.stage.faults({ delivery_s: 30 });
  const account_statement = await uploadFile(owner, accountStatement);
  await owner.post(`/api/loans/${id}/account-statement`, { account_statement });
  expect(await titleOfNewest()).toBe(serverTexts.applicationApprovedSubject);
  await server.advance('PT31S');
  expect(await titleOfNewest()).toBe(statementReceived);
});
