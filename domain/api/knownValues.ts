import { Application, applicationStatuses, applicationSteps, leasePaymentMethods } from '../application.ts';
import { Installment, installmentStatuses } from '../installment.ts';
import { Loan, loanStatuses } from '../loan.ts';
import { Notice, noticeTones } from '../process/notice.ts';
import { profileSteps } from '../profile.ts';
import type { Shape } from './apiCall.ts';
import { ApplicationWithCode, FullProfile } from './responses.ts';

type KnownValues = Readonly<Record<string, readonly string[]>>;

const ofApplications: KnownValues = {
  status: applicationStatuses,
  next_step: applicationSteps,
  lease_payment_method: leasePaymentMethods,
};

const ofShapes: readonly (readonly [Shape, KnownValues])[] = [
  [FullProfile, { next_step: profileSteps }],
  [Application, ofApplications],
  [ApplicationWithCode, ofApplications],
  [Loan, { status: loanStatuses }],
  [Installment, { status: installmentStatuses }],
  [Notice, { channel: ['email', 'sms'], tone: noticeTones }],
];

/**
 * Returns the known values of a shape's open fields, by field. An API may send others, such as a new status; the app
 * then shows what it can.
 */
// Compared by the fields: `optional` and `nullable` make a new struct of the same fields.
export const knownValuesOf = ({ schema }: Shape): KnownValues =>
  ofShapes.find(([shape]) => shape.schema === schema)?.[1] ?? {};
