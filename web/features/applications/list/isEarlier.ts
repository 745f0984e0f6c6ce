import type { Application } from '#domain/application';
import type { Loan } from '#domain/loan';
import { isApplicationOf } from '#domain/repayment';

/** Whether an application has become one of the loans that have loaded, whose card then shows what matters. */
export const isEarlier = (application: Application, loans: readonly Loan[] = []): boolean =>
  application.status === 'approved' && loans.some((loan) => isApplicationOf(loan)(application));
