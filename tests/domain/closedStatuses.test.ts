import { expect, test } from 'vitest';
import type { Application } from '#domain/application';
import { lastEntry } from '#domain/history';
import { type Installment, isPayable } from '#domain/installment';
import { isDeposited, type Loan } from '#domain/loan';
import type { CaseFileDto } from '../../demo-server/console/dto.ts';
import { loanOf } from '../../demo-server/states/sampleResponses.ts';
import type { InstallmentRow, LoanRow } from '../../demo-server/store/rows.ts';
import type { useApplications } from '../../web/features/records/applicationsSlice.ts';
import type { useLoans } from '../../web/features/records/loansSlice.ts';

// `npm run types` fails where a line below a `@ts-expect-error` compiles. The tests only run what they compare.

type DataOf<Hook extends (...args: never[]) => { readonly data?: unknown }> = NonNullable<ReturnType<Hook>['data']>;

test('a misspelt status does not compile in domain', () => {
  const application = { status: 'approved' } as Application;
  const loan: Pick<Loan, 'status' | 'history'> = { status: 'active', history: [{ status: 'active' }] };
  const installment: Pick<Installment, 'status'> = { status: 'pending' };
  // @ts-expect-error
  expect(application.status === 'aproved').toBe(false);
  // @ts-expect-error
  expect(loan.status === 'liquidate').toBe(false);
  // @ts-expect-error
  expect(installment.status === 'in validation').toBe(false);
  // @ts-expect-error
  expect(isDeposited({ status: 'actve' })).toBe(false);
  // @ts-expect-error
  expect(isPayable({ status: 'paid' })).toBe(false);
  // @ts-expect-error
  expect(lastEntry(loan.history, 'actve')).toBeUndefined();
});

test('a misspelt status does not compile in web', () => {
  const [application] = [{ status: 'approved' }] as DataOf<typeof useApplications>;
  const [loan] = [{ status: 'active' }] as DataOf<typeof useLoans>;
  // @ts-expect-error
  expect(application?.status === 'aproved').toBe(false);
  // @ts-expect-error
  expect(loan?.status === 'liquidate').toBe(false);
  // @ts-expect-error
  expect(loan?.installments?.some(({ status }) => status === 'payed')).toBeUndefined();
});

test('a misspelt status does not compile in demo-server', () => {
  const loan = { status: 'active', history: [] as LoanRow['history'] } as LoanRow;
  const installment = { status: 'pending' } as InstallmentRow;
  const shown = { status: 'active' } as CaseFileDto['loans'][number];
  // @ts-expect-error
  expect(loan.status === 'liquidate').toBe(false);
  // @ts-expect-error
  expect(loan.history.some(({ status }) => status === 'actve')).toBe(false);
  // @ts-expect-error
  expect(installment.status === 'overdue').toBe(false);
  // @ts-expect-error
  expect(shown.status === 'liquidate').toBe(false);
  // @ts-expect-error
  expect(loanOf('liquidate').summary).toBeDefined();
});
