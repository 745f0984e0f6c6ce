import { expect, test } from 'vitest';
import { pesos } from '#domain/money';
import { repaymentOf, repaymentOfLoan } from '#domain/repayment';
import { percent } from '#i18n/format';
import { costRows, paymentRows, totalCostRow } from '#i18n/repaymentRows';
import { escapeHtml } from '../../../demo-server/http/page.ts';
import { completeOwner, createLoanUntil } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('the e-mails and the signing page list costs, payments with their dates and the yearly cost', async () => {
  const owner = await completeOwner(server);
  const loan = await createLoanUntil(server, owner, 'signature');
  const application = (await owner.get('/api/applications/1')).body;
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

  // The e-mails of the approval and of the contract.
  const emails = (await server.stage.messages(owner.email)).filter(({ text }) => text.includes(yearlyCost));
  expect(emails).toHaveLength(2);
  for (const { text } of emails) for (const { label, value } of rows) expect(text).toContain(`\n${label}: ${value}`);
  const page = (await server.anyone.get(`/demo/sign/${loan}`)).body;
  for (const { label, value } of rows)
    expect(page).toContain(`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  expect(page).toContain(yearlyCost);
});
