import { expect, test } from 'vitest';
import { inPesos, pesos } from '#domain/money';
import { principalOf, receiptEstimateOf } from '#domain/preOffer';
import { repaymentOf, repaymentOfApplication, repaymentOfLoan } from '#domain/repayment';
import { TERMS } from '#domain/terms';
import { money, percent } from '#i18n/format';
import { moneyLine } from '#i18n/moneyLine';
import { costRows, paymentRows, totalCostRow } from '#i18n/repaymentRows';
import { accountStatement } from '../../../demo-server/files/sampleFiles.ts';
import { escapeHtml } from '../../../demo-server/http/page.ts';
import {
  completeOwner,
  confirmBureauCheck,
  makeTransition,
  readyApplication,
  type TestOwner,
  uploadFile,
} from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const RENTS = [15_000, 20_000.5, 33_333.33];

/** Returns the text of the newest e-mail to an owner. */
const newestEmail = async ({ email }: TestOwner): Promise<string> => (await server.stage.newestMessage(email)).text;

/** Returns a function that adds an application in validation, of the same owner, for a rent and a term. */
async function applicationsOf(owner: TestOwner) {
  const { store } = server.running.demo;
  const first = await readyApplication(owner);
  await confirmBureauCheck(server, owner, first);
  await makeTransition(server, `applications/${first}/take`);
  const row = store.table('applications').get(first);
  if (!row) throw new Error('The application is missing');
  return async (rent: number, term: number): Promise<string> => {
    const terms = { lease_monthly_income: rent, pre_offer_term_frame: term };
    const insert = () => store.table('applications').insert({ ...row, ...terms, id: store.nextNumber('applications') });
    return (await store.write(insert)).id;
  };
}

test.each(RENTS)('a rent of %s has the same figures from the pre-offer to the deposit, for each term', async (rent) => {
  const { clock } = server.running.demo;
  const owner = await completeOwner(server);
  const addApplication = await applicationsOf(owner);
  const account_statement = await uploadFile(owner, accountStatement);
  for (const term of TERMS) {
    const principal = inPesos(principalOf({ rent: pesos(rent), term }));
    const calculated = (await owner.get(`/api/calc?principal=${principal}&months=${term}`)).body;
    const estimate = receiptEstimateOf(calculated, { rent: pesos(rent), term });
    if (!estimate) throw new Error('The figures make no offer');
    const received = money(estimate.received);
    const id = await addApplication(rent, term);
    const card = repaymentOfApplication((await owner.get(`/api/applications/${id}`)).body, clock.now());
    if (!card) throw new Error('The application has no repayment');
    const line = moneyLine(card);
    const amounts = `Recibes ${received} · pagas\u00a0${term}\u00a0mensualidades de ${money(pesos(rent))}`;
    expect(line).toContain(amounts.replace(' ·', '\u00a0(estimado) ·'));

    const loan = (await makeTransition(server, `applications/${id}/approve`)).body.loan_id;
    expect(await newestEmail(owner)).toContain(amounts);
    await owner.post(`/api/loans/${loan}/account-statement`, { account_statement });
    await makeTransition(server, `loans/${loan}/accept`);
    const contract = await newestEmail(owner);
    expect(contract).toContain(amounts);
    expect((await server.anyone.get(`/demo/sign/${loan}`)).body).toContain(amounts);

    for (const step of ['sign', 'queue', 'disburse']) await makeTransition(server, `loans/${loan}/${step}`);
    expect(await newestEmail(owner)).toContain(`Te depositamos ${received} en la cuenta`);
    const paid = repaymentOfLoan((await owner.get(`/api/loans/${loan}`)).body, undefined, clock.now());
    // The dates too: this deposit is made on the day of the estimate.
    expect(contract.replace('Recibes', 'Recibiste').replace('no antes del', 'el')).toContain(paid && moneyLine(paid));
    expect((await server.stage.owner(owner.id)).loans[0]?.detail).toBe(`recibe ${received}`);
  }
});

test('the e-mails and the signing page list costs, payments with their dates and the yearly cost', async () => {
  const owner = await completeOwner(server);
  const id = await (await applicationsOf(owner))(20_000, 6);
  const application = (await owner.get(`/api/applications/${id}`)).body;
  const { clock } = server.running.demo;
  const repayment = repaymentOfLoan({ status: 'awaiting_account_statement_upload' }, application, clock.now());
  if (!repayment) throw new Error('The loan has no repayment');
  const rows = [...costRows(repayment), totalCostRow(repayment), ...paymentRows(repayment)];
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Comisión por apertura: $3,600.00',
    'Interés (32% anual): $19,200.00',
    'IVA de la comisión y del interés: $3,648.00',
    'Costo total: $26,448.00',
    'Mes 1: $20,000.00, no antes del\u00a007\u00a0dic\u00a02026',
    'Mes 2: $20,000.00, no antes del\u00a005\u00a0ene\u00a02027',
    'Mes 3: $20,000.00, no antes del\u00a005\u00a0feb\u00a02027',
    'Mes 4: $20,000.00, no antes del\u00a005\u00a0mar\u00a02027',
    'Mes 5: $20,000.00, no antes del\u00a005\u00a0abr\u00a02027',
    'Mes 6: $20,000.00, no antes del\u00a005\u00a0may\u00a02027',
  ]);
  const yearlyCost = `CAT ${percent(repaymentOf({ rent: pesos(20_000), term: 6 }).yearlyCost, 1)} sin IVA.`;

  const loan = (await makeTransition(server, `applications/${id}/approve`)).body.loan_id;
  const expectAll = (email: string) => {
    for (const { label, value } of rows) expect(email).toContain(`\n${label}: ${value}`);
    expect(email).toContain(yearlyCost);
  };
  expectAll(await newestEmail(owner));
  const account_statement = await uploadFile(owner, accountStatement);
  await owner.post(`/api/loans/${loan}/account-statement`, { account_statement });
  await makeTransition(server, `loans/${loan}/accept`);
  expectAll(await newestEmail(owner));
  const page = (await server.anyone.get(`/demo/sign/${loan}`)).body;
  for (const { label, value } of rows)
    expect(page).toContain(`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  expect(page).toContain(yearlyCost);
});
