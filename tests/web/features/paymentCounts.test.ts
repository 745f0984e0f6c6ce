import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { loanOf } from '../../../demo-server/states/sampleResponses.ts';
import { PaymentCounts } from '../../../web/features/loans/payments/PaymentCounts.tsx';

test('the payments made and the pending ones of a loan are two items for a screen reader', () => {
  const markup = renderToStaticMarkup(createElement(PaymentCounts, { loan: loanOf('active') as never }));
  const items = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
  expect(items).toEqual(['3 de 8 pagos', loanTexts.pendingPayments({ count: 5 })]);
});
