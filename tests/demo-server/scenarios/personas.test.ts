import { expect, test } from 'vitest';
import { curpRule } from '#domain/identifiers/curp';
import { rfcRule } from '#domain/identifiers/rfc';
import * as texts from '#i18n/es-MX/demo/server';
import { weRejectedProof } from '#i18n/es-MX/process';
import { PERSONA_PASSWORD, personaKeys } from '../../../demo-server/scenarios/personas.ts';
import type { Caller } from '../support/caller.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

/** Signs in as a persona through the operator's call. */
async function as(key: string): Promise<Caller> {
  const body = await server.stage.session(key);
  return server.as(body.token);
}
const loanOf = async (owner: Caller) => {
  const [listed] = (await owner.get('/api/loans')).body;
  return (await owner.get(`/api/loans/${listed.id}`)).body;
};

const prospect = { like: 'activa', name: 'Ana', rent: 20_000, city: 'Ciudad de México', term: 6 } as const;

/** The story of each persona: the step of the profile, the applications with their steps, the loan and its payments. */
const stories: Readonly<Record<string, readonly [next: string | null, applications: string[], loan?: string]>> = {
  nueva: ['identification', []],
  perfil: ['biometric_validation', []],
  lista: [null, []],
  borrador: [null, ['uncompleted property_details']],
  revision: [null, ['in_validation null']],
  aprobada: [null, ['approved null'], 'awaiting_account_statement_upload: '],
  firma: [null, ['approved null'], 'awaiting_client_signature: '],
  activa: [
    null,
    ['approved null'],
    'active: approved approved approved in_validation rejected pending pending pending',
  ],
  vencida: [null, ['approved null'], 'active: approved approved overdue pending pending pending'],
  liquidada: [null, ['uncompleted pre_offer', 'approved null'], expect.stringMatching(/^liquidated:( approved)+$/)],
  buro: [null, ['uncompleted bureau_policy']],
};

test.each(Object.entries(stories))('the data of %s tell the story %o', async (key, story) => {
  const owner = await as(key);
  const { body: profile } = await owner.get('/api/user');
  const { body: applications } = await owner.get('/api/applications');
  const { body: loans } = await owner.get('/api/loans');
  expect([
    profile.next_step,
    applications.map(({ status, next_step }: Record<string, unknown>) => `${status} ${next_step}`),
    ...loans.map(({ status, installments }: { status: string; installments: { status: string }[] }) =>
      [`${status}:`, ...installments.map((it) => it.status)].join(' ').replace(/:$/, ': '),
    ),
  ]).toEqual(story);
});

test.each(['activa', 'temporal'])('%s logs in with the common password', async (key) => {
  const email = `${key}@adelantto.test`;
  const { status, body } = await server.anyone.post('/api/auth/login', { email, password: PERSONA_PASSWORD });
  expect([status, body.user.has_temporary_password]).toEqual([200, key === 'temporal']);
});

test('personas have valid CURPs and RFCs, check digits included', () => {
  for (const owner of server.rows('owners').filter(({ curp_number }) => curp_number !== null)) {
    expect(curpRule(owner.curp_number ?? '', undefined)).toBeUndefined();
    if (owner.rfc_number) expect(rfcRule(owner.rfc_number, undefined)).toBeUndefined();
  }
});

test('a personalised owner has the requested name, rent, city and term', async () => {
  const names = { name: ' María  Fernanda', last_name: '\u202ELópez Ruiz\u200B' };
  const created = await server.stage.personalise({ ...prospect, ...names, rent: 31_500, city: 'Mérida', term: 4 });
  const email = `${created.key}@adelantto.test`;
  expect(created).toMatchObject({ like: 'activa', name: 'María Fernanda López Ruiz', email });
  const owner = await as(created.key);
  expect((await owner.get('/api/user')).body).toMatchObject({
    name: 'María Fernanda',
    last_name: 'López Ruiz',
    municipality: 'Mérida',
    is_completed: true,
  });
  const loan = await loanOf(owner);
  expect(loan.amount).toBe(126_000);
  const statuses = loan.installments.map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(['approved', 'approved', 'in_validation', 'rejected']);
});

test.each(personaKeys)('a personalised owner like %s can have every term', async (like) => {
  for (const term of [3, 12]) {
    const { key } = await server.stage.personalise({ ...prospect, like, term });
    expect(await server.stage.session(key)).toMatchObject({ user: { name: like === 'nueva' ? null : 'Ana' } });
  }
});

test('the status of each application, loan and payment of a persona began when its history says, and none in the future', async () => {
  const now = (await server.stage.clock()).now;
  const files = await Promise.all((await server.stage.personas()).map(({ id }) => server.stage.owner(id)));
  const items = files.flatMap(({ applications, loans }) => [
    ...applications,
    ...loans,
    ...loans.flatMap(({ installments }) => installments),
  ]);
  expect(items.length).toBeGreaterThan(25);
  for (const { moved_at } of items) expect(moved_at <= now).toBe(true);
  const rows = [...server.rows('applications'), ...server.rows('installments')].filter(
    ({ history }) => history?.length,
  );
  expect(rows.map(({ history }) => history?.at(-1)?.at)).toEqual(rows.map(({ moved_at }) => moved_at));
  for (const loan of server.rows('loans')) {
    const application = server.rows('applications').find(({ id }) => id === loan.application_id);
    expect(loan.history[0]?.at).toBe(application?.moved_at);
  }
});

test('the e-mail about a late payment was sent when it became late', async () => {
  const [email] = await server.stage.messages('vencida@adelantto.test');
  expect(email).toMatchObject({
    subject: texts.paymentOverdueSubject({ month: 3 }),
    sent_at: '2026-11-14T06:00:00.000Z',
  });
});

test.each([
  ['aprobada', texts.applicationApprovedSubject],
  ['firma', texts.contractSentSubject({ number: '0002' })],
  ['activa', weRejectedProof({ month: 5 })],
  ['temporal', texts.temporaryPasswordSubject],
])('the inbox of %s has the e-mail about what there is to do', async (key, subject) => {
  expect(await server.stage.messages(`${key}@adelantto.test`)).toMatchObject([{ subject }]);
});

test('a persona is created whatever faults the operator has switched on', async () => {
  await server.stage.faults({ bureau: 'reject', selfie: 'lenses', delivery_s: null });
  const { key } = await server.stage.personalise(prospect);
  expect((await loanOf(await as(key))).status).toBe('active');
});
