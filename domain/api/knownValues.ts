import { applicationStatuses, applicationSteps, leasePaymentMethods } from '../application.ts';
import { installmentStatuses } from '../installment.ts';
import { loanStatuses } from '../loan.ts';
import { noticeTones } from '../process/notice.ts';
import { profileSteps } from '../profile.ts';

/**
 * The values of fields that are open: an API may add a status or a step, and the app then shows what it can. By the name
 * of the shape.
 */
export const knownValues: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Profile: { next_step: profileSteps },
  Application: {
    status: applicationStatuses,
    next_step: applicationSteps,
    lease_payment_method: leasePaymentMethods,
  },
  Loan: { status: loanStatuses },
  Installment: { status: installmentStatuses },
  Notice: { channel: ['email', 'sms'], tone: noticeTones },
};
