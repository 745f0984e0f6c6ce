import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as commonTexts from '#i18n/es-MX/common';
import * as displayTexts from '#i18n/es-MX/kit/display';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as legalTexts from '#i18n/es-MX/loans/legalSentences';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { paths } from '#paths';
import { everyInstallment, installmentIn } from '../../../../demo-server/states/answers.ts';
import { paidOff } from '../../../../demo-server/states/history.ts';
import { loanWithPayments, profileOf } from '../../../../demo-server/states/sampleResponses.ts';
import { InstallmentScreen } from '../../../../web/features/installments/InstallmentScreen.tsx';
import { PaymentPlanScreen } from '../../../../web/features/receipts/PaymentPlanScreen.tsx';
import { ReceiptScreen } from '../../../../web/features/receipts/ReceiptScreen.tsx';
import { SettlementLetterScreen } from '../../../../web/features/receipts/SettlementLetterScreen.tsx';
import { deferred } from '../../../deferred.ts';
import { scriptedStore } from '../../scriptedStore.ts';

const loan = paidOff(everyInstallment);
const answers = { 'GET /loans/12': loan, 'GET /user': profileOf() };

/** Opens a document or a payment of loan 12 with these responses. */
function openDocument(address: string, changes: Parameters<typeof scriptedStore>[0] = {}) {
  const { store } = scriptedStore({ ...answers, ...changes }, 'secret');
  const { container } = render(
    <Provider store={store as unknown as ComponentProps<typeof Provider>['store']}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={paths.paymentPlan} element={<PaymentPlanScreen />} />
          <Route path={paths.receipt} element={<ReceiptScreen />} />
          <Route path={paths.installment} element={<InstallmentScreen />} />
          <Route path={paths.settlementLetter} element={<SettlementLetterScreen />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  /** Waits until the loan has loaded and is rendered. */
  const loanLoaded = () =>
    act(async () => {
      await expect.poll(() => store.getState().api.queries['getLoan("12")']?.status).toBe('fulfilled');
      // The store tells its subscribers of answers up to 10 ms later, but of any other action at once.
      store.dispatch({ type: 'any other action' });
    });
  return { container, loanLoaded };
}

const LOAN = '/loans/12';
const PLAN = '/loans/12/plan';
const RECEIPT = '/loans/12/installments/31/receipt';
const LETTER = '/loans/12/settlement-letter';
const documents = [
  ['payment plan', PLAN],
  ['receipt', RECEIPT],
  ['settlement letter', LETTER],
] as const;

/** The label, value and notes of each row. */
const rowsOf = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const printButton = () => screen.queryByRole('button', { name: displayTexts.printOrSave });

test('each element of the payment table has the role that its layout takes away', async () => {
  const { container } = openDocument(PLAN);
  await screen.findByText(loanTexts.remainingDebt);
  const rolesOf = (selector: string) =>
    new Set([...container.querySelectorAll(selector)].map((element) => element.getAttribute('role')));
  expect(rolesOf('table')).toEqual(new Set(['table']));
  expect(rolesOf('thead, tbody')).toEqual(new Set(['rowgroup']));
  expect(rolesOf('tr')).toEqual(new Set(['row']));
  expect(rolesOf('thead th')).toEqual(new Set(['columnheader']));
  expect(rolesOf('tbody th')).toEqual(new Set(['rowheader']));
  expect(rolesOf('td')).toEqual(new Set(['cell']));
});

test('a document names the RFC of the owner where the profile has one', async () => {
  openDocument(RECEIPT);
  await screen.findByText('RFC RICM870214QK7');
  cleanup();
  openDocument(RECEIPT, { 'GET /user': profileOf({ rfc_number: null }) });
  await screen.findByText('Ana Sofía Ríos Cañedo');
  expect(screen.queryByText(/RFC/)).toBeNull();
});

test.each(documents)(
  'the %s can be printed only once the profile has loaded, also after a failure',
  async (_, address) => {
    const profile = deferred<Response>();
    const answer = vi.fn(() => profile.promise);
    const { container, loanLoaded } = openDocument(address, { 'GET /user': () => answer() });
    await loanLoaded();
    expect(container.textContent).not.toContain('Ana');
    expect(printButton()).toBeNull();

    profile.resolve(Response.json({}, { status: 500 }));
    await screen.findByText(menuTexts.couldNotLoadProfile, { exact: false });
    expect(printButton()).toBeNull();

    answer.mockResolvedValue(Response.json(profileOf()));
    fireEvent.click(screen.getByRole('button', { name: commonTexts.retry }));
    await screen.findByText('Ana Sofía Ríos Cañedo');
    expect(printButton()).not.toBeNull();
  },
);

const unequal = everyInstallment.map((payment, i) => (i === 7 ? { ...payment, total_amount: 19_000 } : payment));
const partly = { ...loan, installments: [], summary: { ...loan.summary, total_paid_amount: 158_000 } };

test.each([
  [
    'the amount of each payment where all are equal',
    loan,
    [`$160,000.00${receiptTexts.paymentsOf({ count: 8, amount: '$20,000.00' })}`, '$0.00'],
  ],
  ['no such amount where they differ', paidOff(unequal), ['$159,000.00', '$0.00']],
  ['what was paid, not what the loan amounts to', partly, ['$158,000.00', '$2,000.00']],
])('the letter gives %s', async (_, loan, [paid, balance]) => {
  openDocument(LETTER, { 'GET /loans/12': loan });
  await screen.findByText(receiptTexts.theyPaid);
  expect(rowsOf()).toContain(`${receiptTexts.theyPaid}${paid}`);
  expect(rowsOf()).toContain(`${receiptTexts.balance}${balance}`);
});

test.each([
  ['payment plan', PLAN, 0],
  ['receipt', RECEIPT, 1],
  ['settlement letter', LETTER, 1],
])('the %s is marked as a sample only where it has legal sentences', async (_, address, marks) => {
  openDocument(address);
  await screen.findByText('Ana Sofía Ríos Cañedo');
  expect(screen.queryAllByText(legalTexts.sample, { exact: false })).toHaveLength(marks);
});

test('the receipt says when the proof was sent, and when the payment was approved', async () => {
  openDocument(RECEIPT);
  await screen.findByText(receiptTexts.concept);
  expect(rowsOf()).toContain(`${installmentTexts.proofSent}18 nov 2026, 10:42`);
  expect(rowsOf()).toContain(`${receiptTexts.paymentApproved}20 nov 2026, 10:42`);
});

test('the payment plan says how much is paid and how much is left', async () => {
  openDocument(PLAN, { 'GET /loans/12': loanWithPayments(everyInstallment) });
  await screen.findByText(loanTexts.remainingDebt);
  expect(rowsOf()).toContain(`${receiptTexts.paid}$20,000.00`);
  expect(rowsOf()).toContain(`${loanTexts.remainingDebt}$140,000.00`);
});

test('the letter is dated on the pay-off, and the last payment on the day its proof was sent', async () => {
  openDocument(LETTER);
  await screen.findByText(receiptTexts.lastPayment);
  expect(rowsOf()).toContain(`${receiptTexts.lastPayment}18 nov 2026`);
  expect(screen.queryAllByText('20 nov 2026')).toHaveLength(1);
});

test.each([
  ['being checked links to its loan', 'in_validation', '32', installmentTexts.viewAdelantto({ number: '0012' }), LOAN],
  ['approved links to its receipt', 'approved', '31', installmentTexts.viewReceipt, RECEIPT],
] as const)('a payment that is %s', async (_, status, id, name, address) => {
  openDocument(`/loans/12/installments/${id}`, { [`GET /installments/${id}`]: installmentIn(status) });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
});
