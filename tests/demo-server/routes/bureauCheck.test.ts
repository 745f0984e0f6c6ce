import { expect, test } from 'vitest';
import { applicationReceivedSubject } from '#i18n/es-MX/demo/server';
import { completeOwner, confirmBureauCheck, readyApplication } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('authorising the bureau check sends a code, and confirming it submits the application', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  const authorise = (accept_privacy_policy: unknown) =>
    owner.put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy });
  expect((await authorise('yes')).body.errors).toEqual({
    accept_privacy_policy: ['You must accept the privacy notice.'],
  });
  expect(await authorise(true)).toMatchObject({ status: 200, body: { id, expires_at: '2026-11-23T15:03:00.000Z' } });
  const confirm = (code: unknown) => owner.put(`/api/applications/${id}/confirm-privacy-policy?time=1`, { id, code });
  expect((await confirm('0000')).body.errors).toEqual({ code: ['Your confirmation code is incorrect.'] });
  expect((await confirm('1')).body.errors).toEqual({ code: ['Write the 4 digits of the code.'] });
  const { status, body } = await confirm(await server.stage.code(owner.phone));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'awaiting_validation',
    next_step: null,
    bureau_authorization: { folio: expect.stringMatching(/^\d{8}$/), at: '2026-11-23T15:00:00.000Z' },
  });
  const mail = await server.stage.newestMessage(owner.email);
  expect(mail.subject).toBe(applicationReceivedSubject({ number: 'S0001' }));
  expect(mail.text).toContain('jue 26 nov 2026, 09:00');
});

test('a fourth bureau code in a minute is a 429, resends included', {
  tags: ['s4-bureau-limit', 's9-code-resend'],
}, async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await owner.put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy: true });
  const resend = () => owner.post('/api/verification-code/privacy-policy/resend');
  expect((await resend()).body).toEqual({ expires_at: '2026-11-23T15:03:00.000Z' });
  expect((await resend()).status).toBe(200);
  const fourth = await resend();
  expect(fourth).toMatchObject({ status: 429, body: { message: 'Too many attempts' } });
  expect(fourth.headers.get('retry-after')).toBe('60');
  expect((await owner.put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy: true })).status).toBe(429);
  await server.advance('PT1M');
  expect((await resend()).status).toBe(200);
});

test('a code is for the draft that was authorised last, whatever becomes of others, and void once that one is deleted', async () => {
  const [owner, stranger] = [await completeOwner(server), await completeOwner(server)];
  const [first, second] = [await readyApplication(owner), await readyApplication(owner)];
  const [third, strangers] = [await readyApplication(owner), await readyApplication(stranger)];
  for (const id of [first, second])
    await owner.put(`/api/applications/${id}/privacy-policy`, { accept_privacy_policy: true });
  const { code } = await server.stage.newestMessage(owner.phone);
  expect((await owner.put(`/api/applications/${first}/confirm-privacy-policy`, { code })).status).toBe(409);
  await owner.delete(`/api/applications/${third}`);
  await stranger.put(`/api/applications/${strangers}/privacy-policy`, { accept_privacy_policy: true });
  const wrong = await owner.put(`/api/applications/${second}/confirm-privacy-policy`, { code: '0000' });
  expect(wrong.status).toBe(422);
  await owner.delete(`/api/applications/${second}`);
  expect(await server.stage.newestMessage(owner.phone)).toMatchObject({ code, is_code_void: true });
});

test.each(['folio', 'fault'])('a low score rejects the application, by %s', async (cause) => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner, cause === 'folio' ? 'buro-bajo' : undefined);
  if (cause === 'fault') await server.stage.faults({ bureau: 'reject', once: ['bureau'] });
  const { status, body } = await confirmBureauCheck(server, owner, id);
  expect([status, body]).toEqual([422, { message: 'BUREAU_SCORE_IS_TOO_LOW' }]);
  expect((await server.stage.currentFaults()).bureau).toBe('auto');
  expect((await owner.get(`/api/applications/${id}`)).body).toMatchObject({
    status: 'rejected',
    retry_from: '2027-02-23',
    next_step: null,
  });
});
