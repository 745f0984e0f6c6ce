import { expect, test } from 'vitest';
import { lastEntry } from '#domain/history';
import { isPayable } from '#domain/installment';
import { isDeposited, type Loan } from '#domain/loan';
import type { CaseFileDto } from '../../demo-server/console/dto.ts';
import type { InstallmentRow } from '../../demo-server/store/rows.ts';
import type { useApplications } from '../../web/features/records/applicationsSlice.ts';
import type { useLoans } from '../../web/features/records/loansSlice.ts';

// `npm run types` fails where a line below a `@ts-expect-error` compiles. The test only runs what it compares.

type DataOf<Hook extends (...args: never[]) => { readonly data?: unknown }> = NonNullable<ReturnType<Hook>['data']>;

test('a misspelt status does not compile in domain, web and demo-server', () => {
  const loan: Pick<Loan, 'status' | 'history'> = { status: 'active', history: [{ status: 'active' }] };
  // @ts-expect-error
  expect(loan.status === 'liquidate').toBe(false);
  // @ts-expect-error
  expect(isDeposited({ status: 'actve' })).toBe(false);
  // @ts-expect-error
  expect(isPayable({ status: 'paid' })).toBe(false);
  // @ts-expect-error
  expect(lastEntry(loan.history, 'actve')).toBeUndefined();

  const [application] = [{ status: 'approved' }] as DataOf<typeof useApplications>;
  // @ts-expect-error
  expect(application?.status === 'aproved').toBe(false);
  const [listed] = [{ status: 'active' }] as DataOf<typeof useLoans>;
  // @ts-expect-error
  expect(listed?.installments?.some(({ status }) => status === 'payed')).toBeUndefined();

  const installment = { status: 'pending' } as InstallmentRow;
  // @ts-expect-error
  expect(installment.status === 'overdue').toBe(false);
  const shown = { status: 'active' } as CaseFileDto['loans'][number];
  // @ts-expect-error
  expect(shown.status === 'liquidate').toBe(false);
});
