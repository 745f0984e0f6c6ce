import { expect, test } from 'vitest';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { completeOwner, lease, readyApplication, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('a new application is a draft whose next step is the pre-offer', { tags: 's3-application' }, async () => {
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

test('rejects an application of an incomplete profile, whatever the lease', { tags: 's6-first-advance' }, async () => {
  const owner = await verifiedOwner(server);
  expect(await owner.post('/api/applications', {})).toMatchObject({
    status: 403,
    body: { message: 'Your profile is incomplete' },
  });
});

test('rejects a lease and a change of a draft that break a rule, with the error on its field', async () => {
  const owner = await completeOwner(server);
  const { status, body } = await owner.post('/api/applications', { ...lease, lease_payment_method: null });
  expect([status, body.errors]).toEqual([422, { lease_payment_method: ['Choose how you receive your rent.'] }]);
  const draft = (await owner.post('/api/applications', lease)).body.id;
  const changed = await owner.put(`/api/applications/${draft}`, { property_zip_code: '00000' });
  expect([changed.status, changed.body.errors]).toEqual([422, { property_zip_code: ['Zip code not found'] }]);
});

test("the list contains the owner's own applications, newest first", async () => {
  const [owner, other] = [await completeOwner(server), await completeOwner(server)];
  await owner.post('/api/applications', lease);
  await other.post('/api/applications', lease);
  await owner.post('/api/applications', { ...lease, lease_monthly_income: 30_000 });
  const { body } = await owner.get('/api/applications');
  expect(body.map(({ id }: { id: string }) => id)).toEqual(['3', '1']);
});

test('a request that the browser repeats creates one draft; an equal one later, or after a change, another', async () => {
  const owner = await completeOwner(server);
  const post = async () => (await owner.post('/api/applications', lease)).body.id;
  const first = await post();
  expect(await post()).toBe(first);
  await server.advance('PT10S');
  const second = await post();
  expect(second).not.toBe(first);
  await owner.put(`/api/applications/${second}`, { pre_offer_term_frame: 6 });
  expect(await post()).not.toBe(second);
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

test('asks again for a term that the lease no longer allows', async () => {
  const owner = await completeOwner(server);
  const { body } = await owner.post('/api/applications', { ...lease, lease_end_date: '2027-05-23' });
  const path = `/api/applications/${body.id}`;
  expect((await owner.put(path, { pre_offer_term_frame: 6 })).body.next_step).toBe('property_details');
  await server.advance('P1D');
  expect((await owner.get(path)).body.next_step).toBe('pre_offer');
});

test('deletes a draft and returns its id unwrapped, and the event log has both its beginning and its end', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  expect(await owner.delete(`/api/applications/${id}`)).toMatchObject({ status: 200, body: id });
  expect((await owner.get(`/api/applications/${id}`)).status).toBe(404);
  const lines = server.rows('events').filter(({ kind }) => kind === 'transition');
  const draft = { name: 'Ana Sofía', number: 'S0001' };
  expect(lines.map(({ line }) => line)).toEqual([
    serverTexts.applicationStarted(draft),
    serverTexts.applicationDiscarded(draft),
  ]);
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
