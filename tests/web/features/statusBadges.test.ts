import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InstallmentStatus } from '#domain/installment';
import { applicationStatusLabels, installmentStatusLabels, loanStatusLabels } from '#domain/statusLabels';
import { ApplicationBadge } from '../../../web/features/applications/list/ApplicationBadge.tsx';
import { InstallmentBadge } from '../../../web/features/installments/InstallmentBadge.tsx';
import { LoanBadge } from '../../../web/features/loans/LoanBadge.tsx';

/** Returns the text of a badge and the class that gives its colours, without the hash of its stylesheet. */
function badgeOf<Status extends string>(badge: FunctionComponent<{ status: Status }>, status: Status) {
  const markup = renderToStaticMarkup(createElement(badge, { status }));
  const [, tone] = /^<span class="_badge_\w+ _([a-z]+)_/.exec(markup) ?? [];
  return { text: markup.replace(/<[^>]+>/g, ''), tone };
}

test.each<[InstallmentStatus, string]>([
  ['pending', 'blue'],
  ['in_validation', 'yellow'],
  ['approved', 'green'],
  ['rejected', 'red'],
  ['overdue', 'black'],
  ['outdated', 'neutral'],
])(
  'the badge of an installment that is %s is %s',
  {
    tags: [
      's4-installment-overdue',
      's4-installment-pending',
      's4-installment-rejected',
      's4-installment-approved',
      's4-installment-in-validation',
    ],
  },
  (status, tone) => {
    expect(badgeOf(InstallmentBadge, status).tone).toBe(tone);
  },
);

test.each([
  ['an application', ApplicationBadge, applicationStatusLabels],
  ['an installment', InstallmentBadge, installmentStatusLabels],
  ['a loan', LoanBadge, loanStatusLabels],
])('the badge of %s has the label of its status, and of an unknown one on neutral', (_, badge, labels) => {
  for (const [status, label] of Object.entries(labels))
    expect(badgeOf(badge as FunctionComponent<{ status: string }>, status).text).toBe(label);
  expect(badgeOf<'unknown'>(badge, 'unknown').tone).toBe('neutral');
});
