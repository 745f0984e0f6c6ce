import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { ReceiptLink } from '../../../../web/features/installments/ReceiptLink.tsx';
import { LoanDocuments } from '../../../../web/features/receipts/LoanDocuments.tsx';
import { installmentIn } from '../../../domain/process/samples.ts';

const render = (element: Parameters<typeof createElement>[2]) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, element));

beforeEach(() => void vi.setSystemTime('2026-11-22T16:00:00Z'));

const documentsOf = (...statuses: ('approved' | 'pending')[]) => {
  const installments = statuses.map((status, i) => installmentIn(i + 4, status));
  return render(createElement(LoanDocuments, { loan: { id: '12', installments } }));
};

test('a loan with payments has its payment plan, and its due dates while one is open', () => {
  expect(documentsOf('approved', 'pending')).toContain('href="/loans/12/plan"');
  expect(documentsOf('approved', 'pending')).toContain(receiptTexts.addToCalendar);
  expect(documentsOf('approved')).toContain('href="/loans/12/plan"');
  expect(documentsOf('approved')).not.toContain(receiptTexts.addToCalendar);
  expect(documentsOf()).toBe('');
});

test('the link to a receipt names its month', () => {
  const link = render(createElement(ReceiptLink, { loanId: '12', installmentId: '31', month: 1 }));
  expect(link).toContain('href="/loans/12/installments/31/receipt"');
  expect(link).toContain(receiptTexts.receiptOfMonth({ number: 1 }));
});
