import { expect, test } from 'vitest';
import { identityFront, incomeProofs } from '../../../demo-server/files/sampleFiles.ts';
import {
  completeOwner,
  confirmBureauCheck,
  lease,
  makeTransition,
  readyApplication,
  uploadFile,
  verifiedOwner,
} from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('a new application is a draft whose next step is the pre-offer', async () => {
  const owner = await completeOwner(server);
  const { status, body } = await owner.post('/api/applications', lease);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...lease,
    id: '1',
    status: 'uncompleted',
    next_step: 'pre_offer',
    pre_offer_term_frame: null,
    pre_offer_amount: null,
    pre_offer_fees: null,
    pre_offer_commissions: null,
    property_commercial_folio: null,
    property_zip_code: null,
    property_lease_agreement: null,
    rejection_reason: null,
    retry_from: null,
    bureau_authorization: null,
    created_at: '2026-11-23T15:00:00.000Z',
    loan_id: null,
    history: [{ status: 'uncompleted', at: '2026-11-23T15:00:00.000Z' }],
  });
});

test('rejects an application of an incomplete profile, whatever the lease', async () => {
  const owner = await verifiedOwner(server);
  expect(await owner.post('/api/applications', {})).toMatchObject({
    status: 403,
    body: { message: 'Your profile is incomplete' },
  });
});

test.each([
  ['lease_monthly_income', 14_999.99, 'El monto mínimo es de $15,000 MXN'],
  ['lease_monthly_income', null, 'Write your monthly rent.'],
  ['lease_monthly_income', '20000', 'This value is not valid'],
  ['lease_monthly_income', 1e12, 'El monto máximo es de $10,000,000 MXN'],
  ['lease_start_date', '', 'Choose the start date.'],
  ['lease_start_date', '2026-02-30', 'Write a date that exists, with day, month and year.'],
  ['lease_end_date', '2025-12-31', 'The end date must be after the start date.'],
  [
    'lease_end_date',
    '2027-02-22',
    'El tiempo restante de su contrato debe ser mayor o igual a 3 meses respecto a la fecha actual',
  ],
  ['lease_payment_method', null, 'Choose how you receive your rent.'],
  ['lease_payment_method', 'crypto', 'This value is not valid'],
  ['accept_privacy_policy', false, 'You must accept the privacy notice.'],
])('rejects a lease whose %s is %o', async (field, value, message) => {
  const owner = await completeOwner(server);
  const { status, body } = await owner.post('/api/applications', { ...lease, [field]: value });
  expect(status).toBe(422);
  expect(body.errors[field]).toEqual([message]);
});

test('accepts the lowest rent and the shortest lease', async () => {
  const owner = await completeOwner(server);
  const { status } = await owner.post('/api/applications', {
    ...lease,
    lease_monthly_income: 15_000,
    lease_end_date: '2027-02-23',
  });
  expect(status).toBe(201);
});

test("the list contains the owner's own applications, newest first", async () => {
  const [owner, other] = [await completeOwner(server), await completeOwner(server)];
  await owner.post('/api/applications', lease);
  await other.post('/api/applications', lease);
  await owner.post('/api/applications', { ...lease, lease_monthly_income: 30_000 });
  const { body } = await owner.get('/api/applications');
  expect(body.map(({ id }: { id: string }) => id)).toEqual(['3', '1']);
});

test('a request that the browser repeats creates one draft, an equal one ten seconds later another', async () => {
  const owner = await completeOwner(server);
  const post = async () => (await owner.post('/api/applications', lease)).body.id;
  const first = await post();
  expect(await post()).toBe(first);
  await server.stage.moveClock({ advance: 'PT10S' });
  expect(await post()).not.toBe(first);
});

test('an equal request is no repetition when the draft has been changed since', async () => {
  const owner = await completeOwner(server);
  const { body } = await owner.post('/api/applications', lease);
  await owner.put(`/api/applications/${body.id}`, { pre_offer_term_frame: 6 });
  expect((await owner.post('/api/applications', lease)).body.id).not.toBe(body.id);
});

test('computes the amounts from the term and ignores those of the client', async () => {
  const owner = await completeOwner(server);
  const { body } = await owner.post('/api/applications', lease);
  const changed = await owner.put(`/api/applications/${body.id}`, {
    pre_offer_term_frame: 6,
    pre_offer_amount: 1,
    pre_offer_fees: 1,
    pre_offer_commissions: 1,
    status: 'approved',
  });
  expect(changed.body).toMatchObject({
    status: 'uncompleted',
    next_step: 'property_details',
    pre_offer_amount: 120_000,
    pre_offer_commissions: 3_600,
    pre_offer_fees: 4_176,
  });
});

test.each([2, 13, 6.5, '6', 0, -3])('rejects a term of %o', async (term) => {
  const owner = await completeOwner(server);
  const { body } = await owner.post('/api/applications', lease);
  const { status, body: refused } = await owner.put(`/api/applications/${body.id}`, { pre_offer_term_frame: term });
  expect([status, refused.errors]).toEqual([422, { pre_offer_term_frame: ['This value is not valid'] }]);
});

test('rejects a term beyond the lease and asks again for one that the lease no longer allows', async () => {
  const owner = await completeOwner(server);
  const { body } = await owner.post('/api/applications', { ...lease, lease_end_date: '2027-05-23' });
  const path = `/api/applications/${body.id}`;
  expect((await owner.put(path, { pre_offer_term_frame: 7 })).status).toBe(422);
  expect((await owner.put(path, { pre_offer_term_frame: 6 })).body.next_step).toBe('property_details');
  await server.advance('P1D');
  expect((await owner.get(path)).body.next_step).toBe('pre_offer');
});

test.each([
  ['property_zip_code', '00000', 'Zip code not found'],
  ['property_zip_code', 'x', 'Zip code not found'],
  ['property_lease_agreement', 'nobodys', 'This file is not yours'],
  ['property_commercial_folio', 7, 'This value is not valid'],
  ['property_commercial_folio', 'x'.repeat(31), 'Escribe hasta 30 caracteres; escribiste 31.'],
  ['lease_end_date', 'mañana', 'Write a date that exists, with day, month and year.'],
  ['lease_start_date', '2030-01-01', null],
  ['lease_monthly_income', 1, 'El monto mínimo es de $15,000 MXN'],
  ['lease_payment_method', {}, 'This value is not valid'],
])('rejects a draft whose %s is %o', async (field, value, message) => {
  const owner = await completeOwner(server);
  const { body } = await owner.post('/api/applications', lease);
  const refused = await owner.put(`/api/applications/${body.id}`, { [field]: value });
  expect(refused.status).toBe(422);
  // The error of a start after the end is on the end.
  if (message === null)
    expect(refused.body.errors.lease_end_date).toEqual(['The end date must be after the start date.']);
  else expect(refused.body.errors).toEqual({ [field]: [message] });
});

test('deletes a draft and returns its id unwrapped', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  expect(await owner.delete(`/api/applications/${id}`)).toMatchObject({ status: 200, body: id });
  expect((await owner.get(`/api/applications/${id}`)).status).toBe(404);
});

test("another owner's application is a 404", async () => {
  const [owner, other] = [await completeOwner(server), await completeOwner(server)];
  const id = await readyApplication(owner);
  expect((await other.get(`/api/applications/${id}`)).status).toBe(404);
  expect((await other.put(`/api/applications/${id}`, {})).status).toBe(404);
  expect((await other.delete(`/api/applications/${id}`)).status).toBe(404);
  expect((await other.put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy: true })).status).toBe(404);
  expect((await other.put(`/api/applications/${id}/confirm-privacy-policy`, { code: '1234' })).status).toBe(404);
});

test('a submitted application cannot be changed, deleted or authorised', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  const path = `/api/applications/${id}`;
  const answers = [
    await owner.put(path, { pre_offer_term_frame: 3 }),
    await owner.put(path, { pre_offer_term_frame: 'broken' }),
    await owner.delete(path),
    await owner.put(`${path}/privacy-policy`, { accept_privacy_policy: true }),
    await owner.put(`${path}/confirm-privacy-policy`, { code: '1234' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
});

test('of two parallel confirmations one is applied', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await owner.put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy: true });
  const code = await server.stage.code(owner.phone);
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner.put(`/api/applications/${id}/confirm-privacy-policy`, { code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toHaveLength(1);
});

test('an application that the staff rejected has the reason', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  await makeTransition(server, `applications/${id}/take`);
  await makeTransition(server, `applications/${id}/reject`, 'El folio no existe.');
  expect((await owner.get(`/api/applications/${id}`)).body).toMatchObject({
    status: 'rejected',
    rejection_reason: 'El folio no existe.',
    history: [
      { status: 'uncompleted' },
      { status: 'awaiting_validation' },
      { status: 'in_validation' },
      { status: 'rejected', reason: 'El folio no existe.' },
    ],
    retry_from: null,
  });
});

test("rejects a photo and another owner's PDF as the lease file", async () => {
  const [owner, other] = [await completeOwner(server), await completeOwner(server)];
  const { body } = await owner.post('/api/applications', lease);
  const photo = await uploadFile(owner, identityFront);
  for (const property_lease_agreement of [photo, await uploadFile(other, incomeProofs[0])]) {
    const refused = await owner.put(`/api/applications/${body.id}`, { property_lease_agreement });
    expect([refused.status, refused.body.errors.property_lease_agreement]).toEqual([422, ['This file is not yours']]);
  }
});
