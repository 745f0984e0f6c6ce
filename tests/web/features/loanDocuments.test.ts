import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { day } from '#domain/calendar';
import { ReceiptLink } from '../../../web/features/installments/ReceiptLink.tsx';
import { LoanDocuments } from '../../../web/features/receipts/LoanDocuments.tsx';

const render = (element: Parameters<typeof createElement>[2]) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));

vi.setSystemTime('2026-11-22T16:00:00Z');

const documentsOf = (...statuses: ('approved' | 'pending')[]) =>
  render(
    createElement(LoanDocuments, {
      loan: {
        id: '12',
        installments: statuses.map((status, i) => ({
          id: String(i),
          status,
          due_date: day('2026-12-14'),
          total_amount: 20_000,
        })),
      },
    }),
  );

test('a loan has its payment plan, and its due dates while one is open', () => {
  expect(documentsOf('approved', 'pending')).toMatch(/href="\/loans\/12\/plan".*Plan de pagos/);
  expect(documentsOf('approved', 'pending')).toContain('Agregar a mi calendario');
  expect(documentsOf('approved')).toContain('Plan de pagos');
  expect(documentsOf('approved')).not.toContain('Agregar a mi calendario');
});

test('a loan without payments has no documents', () => {
  expect(documentsOf()).toBe('');
});

test('the link to a receipt names its month', () => {
  const link = render(createElement(ReceiptLink, { loanId: '12', installmentId: '31', month: 1 }));
  expect(link).toContain('href="/loans/12/installments/31/receipt"');
  expect(link).toContain('aria-label="Recibo, mes 1"');
});
