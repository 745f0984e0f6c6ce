import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { paths } from '#paths';
import { everyInstallment } from '../../../demo-server/states/answers.ts';
import { loanWithPayments, profileOf } from '../../../demo-server/states/sampleResponses.ts';
import { PaymentPlanScreen } from '../../../web/features/receipts/PaymentPlanScreen.tsx';
import { ReceiptScreen } from '../../../web/features/receipts/ReceiptScreen.tsx';
import { SettlementLetterScreen } from '../../../web/features/receipts/SettlementLetterScreen.tsx';
import { errorResponse, scriptedStore } from '../scriptedStore.ts';

const approved = everyInstallment.map((installment) => ({ ...installment, status: 'approved' as const }));
const paidOff = loanWithPayments(approved, { status: 'liquidated' });
const answers = { 'GET /loans/12': paidOff, 'GET /user': profileOf() };

/** Opens a document of loan 12 with these responses. */
function openDocument(address: string, changes: Parameters<typeof scriptedStore>[0] = {}) {
  const { store } = scriptedStore({ ...answers, ...changes }, 'secret');
  const { container } = render(
    <Provider store={store as unknown as ComponentProps<typeof Provider>['store']}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={paths.paymentPlan} element={<PaymentPlanScreen />} />
          <Route path={paths.receipt} element={<ReceiptScreen />} />
          <Route path={paths.settlementLetter} element={<SettlementLetterScreen />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  /** Waits until the loan has loaded and is rendered. */
  const loanLoaded = () =>
    act(async () => {
      await vi.waitFor(() => expect(store.getState().api.queries['getLoan("12")']?.status).toBe('fulfilled'));
      // The store tells its subscribers of answers up to 10 ms later, but of any other action at once.
      store.dispatch({ type: 'any other action' });
    });
  return { container, loanLoaded };
}

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
const printButton = () => screen.queryByRole('button', { name: 'Imprimir o guardar como PDF' });

test('each element of the payment table has the role that its layout takes away', async () => {
  const { container } = openDocument(PLAN);
  await screen.findByText('Te falta pagar');
  const rolesOf = (selector: string) =>
    new Set([...container.querySelectorAll(selector)].map((element) => element.getAttribute('role')));
  expect(rolesOf('table')).toEqual(new Set(['table']));
  expect(rolesOf('thead, tbody')).toEqual(new Set(['rowgroup']));
  expect(rolesOf('tr')).toEqual(new Set(['row']));
  expect(rolesOf('thead th')).toEqual(new Set(['columnheader']));
  expect(rolesOf('tbody th')).toEqual(new Set(['rowheader']));
  expect(rolesOf('td')).toEqual(new Set(['cell']));
});

test.each(documents)('the %s can be printed only once the profile has loaded', async (_, address) => {
  let respond = (_response: Response): void => undefined;
  const profile = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { container, loanLoaded } = openDocument(address, { 'GET /user': () => profile });
  await loanLoaded();
  expect(container.textContent).not.toContain('Ana');
  expect(printButton()).toBeNull();

  respond(Response.json(profileOf()));
  await screen.findByText('Ana Sofía Ríos Cañedo');
  expect(printButton()).not.toBeNull();
});

test.each(documents)(
  'the %s says that the profile could not be loaded, and is complete after a retry',
  async (_, address) => {
    const profile = vi.fn(errorResponse(500));
    openDocument(address, { 'GET /user': () => profile() });
    await screen.findByText(/No pudimos cargar tu perfil\./);
    expect(printButton()).toBeNull();
    expect(screen.queryByText('Ana')).toBeNull();

    profile.mockResolvedValue(Response.json(profileOf()));
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Ana Sofía Ríos Cañedo');
    expect(printButton()).not.toBeNull();
  },
);

test('the letter gives the amount of each payment where all are equal', async () => {
  openDocument(LETTER);
  await screen.findByText('Pagó');
  expect(rowsOf()).toContain('Pagó$160,000.008 mensualidades de $20,000.00');
});

test('the letter gives no amount of each payment where they differ', async () => {
  const unequal = approved.map((payment, i) => (i === 7 ? { ...payment, total_amount: 19_000 } : payment));
  openDocument(LETTER, { 'GET /loans/12': loanWithPayments(unequal, { status: 'liquidated' }) });
  await screen.findByText('Pagó');
  expect(rowsOf()).toContain('Pagó$159,000.00');
});

test('the letter says what was paid, not what the loan amounts to', async () => {
  const summary = { ...paidOff.summary, total_paid_amount: 158_000 };
  openDocument(LETTER, { 'GET /loans/12': { ...paidOff, installments: [], summary } });
  await screen.findByText('Pagó');
  expect(rowsOf()).toEqual(['Pagó$158,000.00', 'Saldo$2,000.00']);
});

test.each([
  ['payment plan', PLAN, 0],
  ['receipt', RECEIPT, 1],
  ['settlement letter', LETTER, 1],
])('the %s is marked as a sample only where it has legal sentences', async (_, address, marks) => {
  openDocument(address);
  await screen.findByText('Ana Sofía Ríos Cañedo');
  expect(screen.queryAllByText(/Documento de muestra, sin validez legal\./)).toHaveLength(marks);
});
