import type { Application } from '#domain/application';
import { day } from '#domain/calendar';
import type { Installment } from '#domain/installment';
import type { Loan } from '#domain/loan';
import { nextSteps } from '#domain/process/nextStep';
import type { Profile } from '#domain/profile';
import { applicationIn, loanIn } from './samples.ts';

/** A Sunday, 10:00 in Mexico City. The Monday after it is a business day. */
export const NOW = new Date('2026-11-22T16:00:00.000Z');

export const complete = { name: 'Ana', is_completed: true, next_step: null } as Profile;
export const incomplete = (next_step: Profile['next_step'], name: string | null = 'Ana') =>
  ({ name, is_completed: false, next_step }) as Profile;

export const application = (status: Application['status'], changes: Partial<Application> = {}) =>
  applicationIn(status, { next_step: status === 'uncompleted' ? 'property_details' : null, ...changes });

export const loan = (status: Loan['status'], changes: Partial<Loan> = {}) =>
  loanIn(status, { id: '12', application_id: '4', ...changes });

export type Month = { status: Installment['status']; due: string; reason?: string; at?: string };

/** An active loan with these payments; `at` is when the status began. */
export const paying = (...months: Month[]) =>
  loan('active', {
    installments: months.map(({ status, due, reason, at }, i) => ({
      id: `3${i + 1}`,
      status,
      due_date: day(due),
      total_amount: 20_000,
      number: i + 1,
      rejection_reason: reason ?? null,
      history: at === undefined ? [] : [{ status, at }],
    })),
  });

export const [late, near, far] = ['2026-11-12', '2026-11-29', '2026-11-30'];
export const began = <const Status extends string>(status: Status, at = '2026-11-20T16:00:00.000Z') => ({
  history: [{ status, at }],
});

export type Owner = { profile?: Profile; applications?: Application[]; loans?: Loan[] };
export const stepsOf = ({ profile = complete, applications = [], loans = [] }: Owner, now = NOW) =>
  nextSteps({ profile, applications, loans }, now);
