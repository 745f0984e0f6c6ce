import { expect, test } from 'vitest';
import { pesos } from '#domain/money';
import { repaymentOf, repaymentOfLoan } from '#domain/repayment';
import { percent } from '#i18n/format';
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

/** Returns the text of the newest e-mail to an owner. */
const newestEmail = async ({ email }: TestOwner): Promise<string> => (await server.stage.newestMessage(email)).text;

test('the e-mails and the signing page list costs, payments with their dates and the yearly cost', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  await makeTransition(server, `applications/${id}/take`);
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
