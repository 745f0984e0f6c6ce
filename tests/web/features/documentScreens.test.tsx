import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '#paths';
import { everyInstallment } from '../../../demo-server/states/answers.ts';
import { loanWithPayments, profileOf } from '../../../demo-server/states/sampleResponses.ts';
import { PaymentPlanScreen } from '../../../web/features/receipts/PaymentPlanScreen.tsx';
import { ReceiptScreen } from '../../../web/features/receipts/ReceiptScreen.tsx';
import { SettlementLetterScreen } from '../../../web/features/receipts/SettlementLetterScreen.tsx';
import { scriptedStore } from '../scriptedStore.ts';

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
  return { container };
}

const PLAN = '/loans/12/plan';

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
