import { describe, expect, test } from 'vitest';
import { pesos } from '#domain/money';
import { repaymentOf } from '#domain/repayment';
import { money } from '#i18n/format';
import { stepOf } from '../../../demo-server/console/script/stepOf.ts';
import { isGuestStep, type Step, steps } from '../../../demo-server/script/steps.ts';
import { freshServer, MONDAY } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

/** Begins the demo at a step, of a talk with a prospect. Returns the address on the phone, and the file of the owner there. */
async function beginAt(step: Step['id'] | 'closing', { prospect }: { prospect?: Prospect } = {}) {
  if (prospect) await server.stage.beginTalk(prospect);
  const options = { now: MONDAY, frozen: true, same_talk: prospect !== undefined };
  const { owner_id, path } = await server.stage.reset({ ...options, step });
  return { owner_id, path, file: owner_id === null ? undefined : await server.stage.owner(owner_id) };
}

type Prospect = Parameters<typeof server.stage.beginTalk>[0];
const prospect: Prospect = {
  name: 'Ana María',
  last_name: 'de la Torre López',
  rent: 23_750.5,
  city: 'Puebla',
  term: 9,
};

/**
 * What the file of the owner on the phone says at each step: what their profile lacks (null: nothing), then the statuses of
 * application, loan and first payment.
 */
const FILES: Readonly<Record<Step['id'], readonly (string | null | undefined)[] | undefined>> = {
  landing: undefined,
  register: undefined,
  code: undefined,
  name: ['name'],
  welcome: ['identification'],
  identification: ['identification'],
  selfie: ['biometric_validation'],
  income: ['income_and_taxes'],
  request: [null],
  offer: [null, 'uncompleted'],
  property: [null, 'uncompleted'],
  authorise: [null, 'uncompleted'],
  'sign authorisation': [null, 'uncompleted'],
  sent: [null, 'awaiting_validation'],
  'office approves': [null, 'awaiting_validation'],
  'good news': [null, 'approved', 'awaiting_account_statement_upload'],
  statement: [null, 'approved', 'awaiting_account_statement_upload'],
  'office accepts': [null, 'approved', 'awaiting_account_statement_check'],
  contract: [null, 'approved', 'awaiting_client_signature'],
  signature: [null, 'approved', 'awaiting_client_signature'],
  deposit: [null, 'approved', 'signature_document_completed'],
  loan: [null, 'approved', 'active', 'pending'],
  'time passes': [null, 'approved', 'active', 'pending'],
  'overdue month': [null, 'approved', 'active', 'overdue'],
  proof: [null, 'approved', 'active', 'overdue'],
  'office applies': [null, 'approved', 'active', 'in_validation'],
  'other person': [null, 'approved', 'active', 'approved'],
  'other application': [null, 'uncompleted'],
  'other authorisation': [null, 'uncompleted'],
  'other code': [null, 'uncompleted'],
  'kind no': [null, 'rejected'],
};

describe('a demo that begins at a step', () => {
  test.each(steps)(
    '“$id” has the phone at its page, with what the former steps have left, from which the script knows its step',
    async (step) => {
      const { owner_id, path, file } = await beginAt(step.id);
      const pattern = step.routes[0].replace(/:\w+/g, '[^/?]+');
      expect(path).toMatch(new RegExp(`^${pattern}(\\?phone=%2B525500000100)?$`));
      expect(stepOf(path, file).id).toBe(step.id);
      expect(owner_id === null).toBe(isGuestStep(step));
      const [application] = file?.applications ?? [];
      const [loan] = file?.loans ?? [];
      const statuses = [
        file?.given_name === null ? 'name' : file?.next_step,
        application?.status,
        loan?.status,
        loan?.installments[0]?.status,
      ];
      expect(file && statuses.filter((status) => status !== undefined)).toEqual(FILES[step.id]);
    },
  );

  test('after the last step has the talk’s owner at home', async () => {
    const { path, file } = await beginAt('closing');
    expect(path).toBe('/home');
    expect(file).toMatchObject({ name: 'Elena Robles Cano', persona: null });
  });

  test('has nothing played without a step, and the guest page on the phone', async () => {
    expect(await server.stage.reset()).toMatchObject({ owner_id: null, path: '/' });
    expect((await server.stage.owners()).filter(({ persona }) => persona === null)).toEqual([]);
  });

  test('leaves everything as it was when a step cannot be played', async () => {
    const { owner_id } = await beginAt('loan');
    // Without the personas, nobody is there whom the bureau rejects.
    const rejected = await server.stage.attempt('POST', 'reset', { scenario: 'empty', step: 'kind no' });
    expect(rejected.status).toBe(404);
    expect(await server.stage.owner(owner_id ?? '')).toMatchObject({ loans: [{ status: 'active' }] });
  });
});

describe('the talk of a prospect', () => {
  test('has their names, rent and term in the loan, in the contract and in every e-mail', async () => {
    const { file } = await beginAt('other person', { prospect });
    expect(file).toMatchObject({ name: 'Ana María de la Torre López', email: 'ana.torre@correo.test' });
    const loan = file?.loans[0];
    expect(loan?.installments.map(({ detail }) => detail.split(' ')[0])).toEqual(Array(9).fill('$23,750.50'));
    const received = money(repaymentOf({ rent: pesos(prospect.rent), term: prospect.term }).received.value);
    expect(loan?.detail).toContain(received);
    const emails = (await server.stage.messages(file?.email)).map(({ text }) => text);
    expect(emails.length).toBeGreaterThan(5);
    for (const text of emails) expect(text).toMatch(/^Hola, Ana María\./);
    const contract = await (await fetch(`${server.url}/demo/sign/${loan?.id}`)).text();
    expect(contract).toContain('y Ana María de la Torre López. Contrato');
    expect(contract).toContain(received);
  });

  test('goes on without the personas where it began without them', async () => {
    await server.stage.reset({ scenario: 'empty' });
    await server.stage.beginTalk(prospect);
    await server.stage.reset({ same_talk: true, step: 'register' });
    expect(await server.stage.owners()).toEqual([]);
  });

  test('keeps within the talk what the owner has entered and chosen in the app, and when it began', async () => {
    const onPhone = async () => {
      const [owner] = (await server.stage.owners()).filter(({ persona }) => persona === null);
      return server.as((await server.stage.ownerSession(owner?.id ?? '')).token);
    };
    await beginAt('name', { prospect });
    await (await onPhone()).put('/api/user', { name: 'Anabel', last_name: 'Sol' });
    await server.stage.reset({ now: MONDAY, frozen: true, same_talk: true, step: 'request' });
    const call = await onPhone();
    const body = {
      lease_monthly_income: 31_200,
      lease_start_date: '2026-03-15',
      lease_end_date: '2028-03-14',
      lease_payment_method: 'transfer',
      accept_privacy_policy: true,
    };
    await call.post('/api/applications', { ...body, lease_monthly_income: 18_000 });
    const application = await call.post('/api/applications', body);
    await call.put(`/api/applications/${application.body.id}`, { pre_offer_term_frame: 12 });
    await server.advance('P3D');

    const began = (await server.stage.talk())?.began_at ?? '';
    const entered = { rent: 31_200, term: 12, lease: { start_date: '2026-03-15', end_date: '2028-03-14' } };
    for (const step of ['offer', 'register', 'contract'] as const) {
      const { owner_id, now } = await server.stage.reset({ same_talk: true, step });
      expect(Date.parse(now) - Date.parse(began)).toBeLessThan(60_000);
      if (owner_id) expect(await server.stage.owner(owner_id)).toMatchObject({ ...entered, name: 'Anabel Sol' });
    }
    const names = { name: 'Anabel', last_name: 'Sol' };
    expect(await server.stage.talk()).toMatchObject({ ...names, rent: 31_200, chosen_term: 12 });
    await server.stage.reset({ step: 'contract' });
    expect(await server.stage.talk()).toBeNull();
  });
});
