import { type Application, type ApplicationStatus, applicationStatuses } from '#domain/application';
import { type Installment, type InstallmentStatus, installmentStatuses } from '#domain/installment';
import { toKnown } from '#domain/known';
import { type Loan, type LoanStatus, loanStatuses } from '#domain/loan';

/** An entity whose status is one that this version knows, or `'unknown'` for one that only a newer API has. */
type WithKnownStatus<Entity, Status> = Omit<Entity, 'status'> & { readonly status: Status | 'unknown' };

export type ReceivedApplication = WithKnownStatus<Application, ApplicationStatus>;
export type ReceivedInstallment = WithKnownStatus<Installment, InstallmentStatus>;
export type ReceivedLoan = Omit<WithKnownStatus<Loan, LoanStatus>, 'installments'> & {
  readonly installments?: ReceivedInstallment[] | undefined;
};

/** Closes the status of an application in a response: a misspelt comparison with it does not compile. */
export const receiveApplication = (application: Application): ReceivedApplication => ({
  ...application,
  status: toKnown(applicationStatuses, application.status),
});

/** Closes the status of an installment in a response. */
export const receiveInstallment = (installment: Installment): ReceivedInstallment => ({
  ...installment,
  status: toKnown(installmentStatuses, installment.status),
});

/** Closes the statuses of a loan in a response and of its installments. */
export const receiveLoan = ({ installments, ...loan }: Loan): ReceivedLoan => ({
  ...loan,
  ...(installments && { installments: installments.map(receiveInstallment) }),
  status: toKnown(loanStatuses, loan.status),
});
