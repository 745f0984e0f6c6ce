import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { day } from '#domain/calendar';
import * as commonTexts from '#i18n/es-MX/common';
import * as displayTexts from '#i18n/es-MX/kit/display';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as legalTexts from '#i18n/es-MX/loans/legalSentences';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import * as nextStepTexts from '#i18n/es-MX/nextStep';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { paths } from '#paths';
import { everyInstallment, installmentIn } from '../../../../demo-server/states/answers.ts';
import { paidOff } from '../../../../demo-server/states/history.ts';
import { fileNamed, loanWithPayments, profileOf } from '../../../../demo-server/states/sampleResponses.ts';
import { InstallmentScreen } from '../../../../web/features/installments/InstallmentScreen.tsx';
import { LoanScreen } from '../../../../web/features/loans/LoanScreen.tsx';
import { PaymentPlanScreen } from '../../../../web/features/receipts/PaymentPlanScreen.tsx';
import { ReceiptScreen } from '../../../../web/features/receipts/ReceiptScreen.tsx';
import { SettlementLetterScreen } from '../../../../web/features/receipts/SettlementLetterScreen.tsx';
import { deferred } from '../../../deferred.ts';
import { setPageSetting } from '../../pageSetting.ts';
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
          <Route path={paths.loan} element={<LoanScreen />} />
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

test('the receipt says what was paid, when it was due, sent and approved, and to whom', async () => {
  setPageSetting('transfer-beneficiary', 'Rentas Claras');
  openDocument(RECEIPT);
  await screen.findByText(receiptTexts.concept);
  const month = receiptTexts.monthOf({ month: 1, of: 8 });
  expect(rowsOf()).toContain(`${receiptTexts.concept}${month}${loanTexts.adelanttoNumber({ number: '0012' })}`);
  expect(rowsOf()).toContain(`${receiptTexts.dueDate}07 sep 2026`);
  expect(rowsOf()).toContain(`${receiptTexts.paidTo}Rentas Claras`);
  expect(rowsOf()).toContain(`${installmentTexts.proofSent}18 nov 2026, 10:42`);
  expect(rowsOf()).toContain(`${receiptTexts.paymentApproved}20 nov 2026, 10:42`);
});

test('the payment plan says how much is paid, how much is left and where to pay it', async () => {
  openDocument(PLAN, { 'GET /loans/12': loanWithPayments(everyInstallment) });
  await screen.findByText(loanTexts.remainingDebt);
  expect(rowsOf()).toContain(`${receiptTexts.paid}$20,000.00`);
  expect(rowsOf()).toContain(`${loanTexts.remainingDebt}$140,000.00`);
  expect(screen.queryByText(receiptTexts.whereToPay)).not.toBeNull();
});

test('the payment plan of a loan that is paid off says when it was deposited and paid, and not where to pay', async () => {
  openDocument(PLAN);
  await screen.findByText(loanTexts.remainingDebt);
  const deposited = receiptTexts.depositedOn({ date: '02 nov 2026' });
  expect(rowsOf()).toContain(`${receiptTexts.received}$114,837.34${deposited}`);
  expect(screen.getAllByText(receiptTexts.paidOn({ date: '18 nov 2026' }))).toHaveLength(8);
  expect(screen.queryByText(receiptTexts.whereToPay)).toBeNull();
});

test('the letter is dated on the pay-off, and the last payment on the day its proof was sent', async () => {
  const { container } = openDocument(LETTER);
  await screen.findByText(receiptTexts.lastPayment);
  expect(rowsOf()).toContain(`${receiptTexts.lastPayment}18 nov 2026`);
  expect(screen.queryAllByText('20 nov 2026')).toHaveLength(1);
  const names = { company: '', number: '0012', reference: 'Contrato 00012' };
  expect(container.textContent).toContain(legalTexts.paidInFull(names));
});

test.each([
  ['being checked links to its loan', 'in_validation', '32', installmentTexts.viewAdelantto({ number: '0012' }), LOAN],
  ['approved links to its receipt', 'approved', '31', installmentTexts.viewReceipt, RECEIPT],
] as const)('a payment that is %s', async (_, status, id, name, address) => {
  setPageSetting('chat-url', 'https://chat.test');
  const payment = installmentIn(status, { file: fileNamed('comprobante.jpg') });
  openDocument(`/loans/12/installments/${id}`, { [`GET /installments/${id}`]: payment });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
  // Until it is approved, another file can still be sent by chat.
  const wrongFile = screen.queryAllByText(installmentTexts.wrongFile, { exact: false });
  expect(wrongFile).toHaveLength(status === 'in_validation' ? 1 : 0);
});

test('the page of a loan says above its payments how many are late, and offers to send another proof of one', async () => {
  const rejected = everyInstallment.slice(3, 4).map((payment) => ({ ...payment, due_date: day('2126-12-07') }));
  openDocument(LOAN, { 'GET /loans/12': loanWithPayments(rejected) });
  const link = await screen.findByRole('link', { name: nextStepTexts.uploadAnotherProof });
  expect(link.getAttribute('href')).toBe('/loans/12/installments/33');
  cleanup();
  openDocument(LOAN, { 'GET /loans/12': loanWithPayments(everyInstallment.slice(1, 3)) });
  await screen.findByText(loanTexts.latePayments({ count: 2 }));
});
