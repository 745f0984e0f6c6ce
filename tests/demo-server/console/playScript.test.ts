import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pesos } from '#domain/money';
import { repaymentOf } from '#domain/repayment';
import { money } from '#i18n/format';
import { isStatusSeen } from '../../../demo-server/console/script/outcome/outcomeSeen.ts';
import { playScriptUntil } from '../../../demo-server/console/script/play/playScript.ts';
import { belongsToPath } from '../../../demo-server/console/script/stepAt.ts';
import { type Step, steps } from '../../../demo-server/script/steps.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

// In the console the addresses are those of its own host.
beforeEach(() => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init));
});
afterEach(() => vi.unstubAllGlobals());

const at = (id: Step['id']) => steps.findIndex((step) => step.id === id);

/** The statuses of application, loan and first payment at some steps. */
const STATUSES: Partial<Record<Step['id'], readonly (string | undefined)[]>> = {
  offer: ['uncompleted', undefined, undefined],
  'office approves': ['awaiting_validation', undefined, undefined],
  statement: ['approved', 'awaiting_account_statement_upload', undefined],
  contract: ['approved', 'awaiting_client_signature', undefined],
  deposit: ['approved', 'signature_document_completed', undefined],
  'time passes': ['approved', 'active', 'pending'],
  proof: ['approved', 'active', 'overdue'],
  'office applies': ['approved', 'active', 'in_validation'],
  'other person': ['approved', 'active', 'approved'],
  'kind no': ['rejected', undefined, undefined],
};

describe('plays the script on new data', () => {
  test.each(steps.map((step, number) => [step.id, step, number] as const))(
    'to the page of the step "%s", with the outcome of the step before and its statuses',
    async (id, step, number) => {
      const { step: reached, path, owner_id } = await playScriptUntil(number);
      expect(reached).toBe(id);
      expect(belongsToPath(step, path)).toBe(true);
      const owner = owner_id ? await server.stage.owner(owner_id) : undefined;
      const outcome = steps[number - 1]?.outcome;
      if (outcome?.status !== undefined) expect(owner && isStatusSeen(outcome, owner)).toBe(true);
      const [application] = owner?.applications ?? [];
      const [loan] = owner?.loans ?? [];
      const statuses = [application?.status, loan?.status, loan?.installments[0]?.status];
      if (STATUSES[id]) expect(statuses).toEqual(STATUSES[id]);
    },
  );

  test.each([
    ['that was chosen before', 4, 4],
    ['that is the longest when the lease does not reach to the other', 11, 6],
    ['that is the longest', undefined, 6],
  ] as const)('with the term %s', async (_, term, chosen) => {
    const { owner_id } = await playScriptUntil(at('contract'), term);
    expect((await server.stage.owner(owner_id ?? '')).term).toBe(chosen);
  });

  test('with the names and the rent of the prospect in the loan and in every e-mail', async () => {
    const talk = { name: 'Ana María', last_name: 'de la Torre López', rent: 23_750.5, city: 'Puebla', term: 9 };
    await server.stage.prepareTalk(talk);
    const { owner_id } = await playScriptUntil(at('other person'));
    const { email, loans } = await server.stage.owner(owner_id ?? '');
    expect(email).toBe('ana.torre@correo.test');
    expect(loans[0]?.installments.map(({ detail }) => detail.split(' ')[0])).toEqual(Array(9).fill('$23,750.50'));
    const received = money(repaymentOf({ rent: pesos(talk.rent), term: talk.term }).received.value);
    expect(loans[0]?.detail).toContain(received);
    const emails = (await server.stage.messages(email)).map(({ text }) => text);
    expect(emails.length).toBeGreaterThan(5);
    for (const text of emails) expect(text).toMatch(/^Hola, Ana María\./);
    expect(emails.some((text) => text.includes(received))).toBe(true);
  });

  test('with the whole name and the figures of the prospect in the contract', async () => {
    const talk = { name: 'Ana María', last_name: 'de la Torre López', rent: 23_750.5, city: 'Puebla', term: 9 };
    await server.stage.prepareTalk(talk);
    const { path } = await playScriptUntil(at('signature'));
    const contract = await (await fetch(path)).text();
    expect(contract).toContain('y Ana María de la Torre López. Contrato');
    expect(contract).toContain(money(repaymentOf({ rent: pesos(talk.rent), term: talk.term }).received.value));
  });

  test('with the names and the rent of the prospect', async () => {
    const talk = { name: 'Ana María', last_name: 'de la Torre López', rent: 23_750.5, city: 'Puebla', term: 9 };
    await server.stage.prepareTalk(talk);
    const { owner_id } = await playScriptUntil(at('office approves'));
    const body = await server.stage.owner(owner_id ?? '');
    expect(body).toMatchObject({
      name: 'Ana María de la Torre López',
      applications: [{ detail: 'Renta $23,750.50', status: 'awaiting_validation' }],
    });
  });
});
