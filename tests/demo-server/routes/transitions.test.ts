import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationStatuses, applicationTransitions } from '#domain/application';
import { installmentStatuses, installmentTransitions, isPayable, storedInstallmentStatuses } from '#domain/installment';
import { loanStatuses, loanTransitions } from '#domain/loan';
import { legalTransitions } from '#domain/transitions';
import { staffTransitions, withReason } from '../../../demo-server/routes/operator/transitions.ts';
import { completeOwner, createLoanUntil, payInstallment, readyApplication, type TestOwner } from '../support/owner.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// One owner with one row of each kind for all tests: each case first sets the status of its row.
let server: TestServer;
let owner: TestOwner;
let [draft, loan, installment] = ['', '', ''];

beforeAll(async () => {
  server = await startTestServer();
  owner = await completeOwner(server);
  loan = await createLoanUntil(server, owner, 'active');
  draft = await readyApplication(owner);
  installment = (await owner.get(`/api/loans/${loan}`)).body.installments[0].id;
});
afterAll(() => server.running.stop());

/** Returns the body of a transition: some need a reason, the others take no fields. */
const bodyOf = (transition: string) => (withReason.includes(transition) ? { reason: 'Motivo de prueba' } : {});

/** Sets the status of a row directly in the store. */
const force = (name: 'applications' | 'loans' | 'installments', id: string, status: string) => {
  const { store } = server.running.demo;
  return store.write(() => store.table(name).update(id, { status } as never));
};
const messagesTo = async (email: string) => (await server.stage.messages(email)).length;

describe('applications', () => {
  const cases = applicationStatuses.flatMap((status) =>
    staffTransitions.applications.map((transition) => [status, transition] as const),
  );
  test.each(cases)(
    'in status %s, accepts the transition %s only if the table allows it',
    async (status, transition) => {
      const id = draft;
      await force('applications', id, status);
      const before = await messagesTo(owner.email);
      const { status: code, body } = await server.stage.attempt(
        'POST',
        `applications/${id}/${transition}`,
        bodyOf(transition),
      );
      const isLegal = legalTransitions(applicationTransitions, status).includes(transition);
      expect(code).toBe(isLegal ? 200 : 409);
      expect((await owner.get(`/api/applications/${id}`)).body.status).toBe(
        isLegal ? applicationTransitions[transition].to : status,
      );
      if (isLegal) expect(body.status).toBe(applicationTransitions[transition].to);
      expect(await messagesTo(owner.email)).toBe(before + (isLegal ? 1 : 0));
    },
  );
});

describe('loans', () => {
  const cases = loanStatuses.flatMap((status) =>
    staffTransitions.loans.map((transition) => [status, transition] as const),
  );
  test.each(cases)(
    'in status %s, accepts the transition %s only if the table allows it',
    async (status, transition) => {
      const id = loan;
      await force('loans', id, status);
      const before = await messagesTo(owner.email);
      const { status: code } = await server.stage.attempt('POST', `loans/${id}/${transition}`, bodyOf(transition));
      const isLegal = legalTransitions(loanTransitions, status).includes(transition);
      expect(code).toBe(isLegal ? 200 : 409);
      expect((await owner.get(`/api/loans/${id}`)).body.status).toBe(isLegal ? loanTransitions[transition].to : status);
      expect(await messagesTo(owner.email)).toBe(before + (isLegal ? 1 : 0));
    },
  );
});

describe('installments', () => {
  const cases = storedInstallmentStatuses.flatMap((status) =>
    staffTransitions.installments.map((transition) => [status, transition] as const),
  );
  test.each(cases)(
    'in status %s, accepts the transition %s only if the table allows it',
    async (status, transition) => {
      await force('installments', installment, status);
      const { status: code } = await server.stage.attempt(
        'POST',
        `installments/${installment}/${transition}`,
        bodyOf(transition),
      );
      const isLegal = legalTransitions(installmentTransitions, status).includes(transition);
      expect(code).toBe(isLegal ? 200 : 409);
      const after = (await owner.get(`/api/installments/${installment}`)).body.status;
      expect(after).toBe(isLegal ? installmentTransitions[transition].to : status);
    },
  );

  test.each(installmentStatuses)('in status %s, accept a proof only if the app offers to pay them', async (status) => {
    await force('installments', installment, status);
    const { status: code } = await payInstallment(owner, installment);
    expect(code).toBe(isPayable({ status }) ? 200 : 409);
  });
});

describe("the operator's case file", () => {
  const uploadFile = async () => {
    const owners = await server.stage.owners();
    const id = owners.find(({ email }) => email === owner.email)?.id ?? '';
    return server.stage.owner(id);
  };
  const cases = [
    ...applicationStatuses.map((status) => ['applications', status] as const),
    ...loanStatuses.map((status) => ['loans', status] as const),
    ...storedInstallmentStatuses.map((status) => ['installments', status] as const),
  ];
  const tables = { applications: applicationTransitions, loans: loanTransitions, installments: installmentTransitions };

  test.each(cases)('offers for %s in status %s exactly the legal transitions of the staff', async (kind, status) => {
    const id = { applications: draft, loans: loan, installments: installment }[kind];
    await force('loans', loan, 'active');
    await force(kind, id, status);
    const { applications, loans } = await uploadFile();
    const rows = {
      applications,
      loans,
      installments: loans.find(({ id: of }) => of === loan)?.installments ?? [],
    }[kind];
    const shown = rows.find((row) => row.id === id);
    const legal: readonly string[] = legalTransitions(tables[kind] as never, shown?.status as never);
    expect(shown?.transitions).toEqual(staffTransitions[kind].filter((transition) => legal.includes(transition)));
  });
});

test.each([undefined, {}, { reason: '' }, { reason: '\u200b\u2800' }, { reason: 7 }, { reason: 'x'.repeat(301) }])(
  'a rejection requires a reason and does not accept %o',
  async (body) => {
    await force('applications', draft, 'in_validation');
    const refused = await server.stage.attempt('POST', `applications/${draft}/reject`, body);
    expect(refused).toMatchObject({ status: 422, body: { errors: { reason: [expect.stringContaining('“reason”')] } } });
  },
);

test.each([
  'applications/99/take',
  'loans/99/sign',
  'installments/99/approve',
  'loans/1/liquidate',
  'applications/1/confirm',
])('%s is a 404', async (path) => {
  expect((await server.stage.attempt('POST', `${path}`)).status).toBe(404);
});

test('the event log describes each transition in Spanish', () => {
  const lines = server
    .rows('events')
    .filter(({ kind }) => kind === 'transition')
    .map(({ line }) => line);
  expect(lines).toContain('Solicitud S0001 de Ana Sofía: Borrador → En espera de validación');
  expect(lines).toContain('Se creó el Adelantto 0001 de Ana Sofía, que recibe $93,552.00');
  expect(lines).toContain('Adelantto 0001 de Ana Sofía: En espera de tu depósito → Activo');
});
