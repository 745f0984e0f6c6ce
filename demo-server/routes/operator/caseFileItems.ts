import { array, assign, boolean, enums, nullable, number, string, type, union } from 'superstruct';
import {
  applicationNumber,
  applicationStatuses,
  applicationSteps,
  applicationTransitions,
  isRejectedByBureau,
  nextApplicationStep,
} from '#domain/application';
import { DayShape } from '#domain/calendar';
import { installmentStatuses, installmentTransitions, shownStatus } from '#domain/installment';
import { loanNumber, loanStatuses, loanTransitions } from '#domain/loan';
import { pesos } from '#domain/money';
import { InstantShape } from '#domain/readable';
import { applicationStatusLabels, installmentStatusLabels, loanStatusLabels } from '#domain/statusLabels';
import { legalTransitions } from '#domain/transitions';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { amountText } from '#i18n/figures';
import { money, shortDay } from '#i18n/format';
import { installmentsOf, repaymentOfRow } from '../../backoffice/loanFigures.ts';
import type { Demo } from '../../demo.ts';
import type { ApplicationRow, InstallmentRow, LoanRow } from '../../store/rows.ts';
import { staffTransitions } from './transitions.ts';

/** What applications, loans and installments have in common. */
export const Item = type({
  id: string(),
  number: union([string(), number()]),
  status: enums([...applicationStatuses, ...loanStatuses, ...installmentStatuses]),
  label: string(),
  detail: string(),
  /** When its status began. */
  moved_at: string(),
  /** The staff's transitions that are legal now. */
  transitions: array(enums(Object.values(staffTransitions).flat())),
});
export const ApplicationItem = assign(
  Item,
  type({
    status: enums(applicationStatuses),
    number: string(),
    next_step: nullable(enums(applicationSteps)),
    /** Whether the bureau's score was too low. The staff's own rejection names no day to try again from. */
    rejected_by_bureau: boolean(),
    /** The day from which they may apply again; null for any other status. */
    retry_from: nullable(DayShape),
    transitions: array(enums(staffTransitions.applications)),
  }),
);
const InstallmentItem = assign(
  Item,
  type({
    status: enums(installmentStatuses),
    number: number(),
    due_date: DayShape,
    /** MXN pesos. */
    amount: number(),
    transitions: array(enums(staffTransitions.installments)),
  }),
);
export const LoanItem = assign(
  Item,
  type({
    status: enums(loanStatuses),
    number: string(),
    received: string(),
    /** When the money was sent; null before. */
    disbursed_at: nullable(InstantShape),
    transitions: array(enums(staffTransitions.loans)),
    installments: array(InstallmentItem),
  }),
);

export const applicationItem = ({ clock }: Demo, row: ApplicationRow) => ({
  id: row.id,
  number: applicationNumber(row.id),
  status: row.status,
  label: applicationStatusLabels[row.status],
  detail: serverTexts.monthlyRent({ rent: money(pesos(row.lease_monthly_income)) }),
  next_step: nextApplicationStep(row, clock.today()),
  moved_at: row.moved_at,
  rejected_by_bureau: isRejectedByBureau(row),
  retry_from: row.retry_from,
  transitions: legalForStaff(legalTransitions(applicationTransitions, row.status), staffTransitions.applications),
});

export function loanItem(demo: Demo, row: LoanRow) {
  const received = amountText(repaymentOfRow(demo, row).received);
  return {
    id: row.id,
    number: loanNumber(row.id),
    status: row.status,
    label: loanStatusLabels[row.status],
    detail: serverTexts.loanReceives({ received }),
    received,
    disbursed_at: row.history.find(({ status }) => status === 'active')?.at ?? null,
    moved_at: row.history.at(-1)?.at ?? '',
    transitions: legalForStaff(legalTransitions(loanTransitions, row.status), staffTransitions.loans),
    installments: installmentsOf(demo, row).map((installment) => installmentItem(demo, installment)),
  };
}

export function installmentItem({ clock }: Demo, row: InstallmentRow) {
  const status = shownStatus(row, clock.today());
  return {
    id: row.id,
    number: row.number,
    status,
    label: installmentStatusLabels[status],
    due_date: row.due_date,
    amount: row.total_amount,
    detail: `${money(pesos(row.total_amount))} · ${shortDay(row.due_date)}`,
    moved_at: row.moved_at,
    transitions: legalForStaff(legalTransitions(installmentTransitions, status), staffTransitions.installments),
  };
}

/** Returns the legal transitions that are the staff's. */
const legalForStaff = <Transition extends string>(
  legal: readonly string[],
  staff: readonly Transition[],
): Transition[] => staff.filter((transition) => legal.includes(transition));
