import { Router } from 'express';
import {
  applicationNumber,
  applicationTransitions,
  isRejectedByBureau,
  nextApplicationStep,
} from '#domain/application';
import { installmentTransitions, shownStatus } from '#domain/installment';
import { loanNumber, loanTransitions } from '#domain/loan';
import { pesos } from '#domain/money';
import { fullName, nextProfileStep } from '#domain/profile';
import { applicationStatusLabels, installmentStatusLabels, loanStatusLabels } from '#domain/statusLabels';
import { legalTransitions } from '#domain/transitions';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { amountText } from '#i18n/figures';
import { money, shortDay } from '#i18n/format';
import { installmentsOf, repaymentOfRow } from '../../backoffice/loanFigures.ts';
import type { Demo } from '../../demo.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { talkOf } from '../../scenarios/talk.ts';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow } from '../../store/rows.ts';
import { newestFirst } from '../newestFirst.ts';
import { staffTransitions } from './transitions.ts';

/**
 * /demo/api/owners: the case file of each owner, each item with the staff's transitions that are legal now
 * (`transitions`), and a session of one. /demo/api/decisions: what waits for the staff, of all owners.
 */
export function caseFileRoutes(demo: Demo): Router {
  const routes = Router();
  routes.get('/owners', (_req, res) => void res.json(demo.store.table('owners').all().map(createSummary(demo))));
  routes.get('/owners/:id', (req, res) => void res.json(caseFileOf(demo, req.params.id)));
  routes.post('/owners/:id/session', async (req, res) => {
    const { id } = req.params;
    const session = await demo.store.write(() => {
      const owner = demo.store.table('owners').get(id);
      if (!owner) throw new HttpError(404, { message: fieldTexts.unknownOwner({ id }) });
      return demo.sessions.open(owner);
    });
    res.json(session);
  });
  routes.get('/decisions', (_req, res) => void res.json(decisionsOf(demo)));
  return routes;
}

/** Responses of the calls, as TypeScript sees them. */
export type OwnerSummary = ReturnType<ReturnType<typeof createSummary>>;
export type CaseFile = ReturnType<typeof caseFileOf>;
export type Decision = ReturnType<typeof decisionsOf>[number];

const leasePeriod = ({ lease_start_date, lease_end_date }: ApplicationRow) => ({
  start_date: lease_start_date,
  end_date: lease_end_date,
});

/** Returns a function that returns what is listed of an owner. */
function createSummary({ store }: Demo) {
  const newest = newestApplications(store);
  const talk = talkOf(store);
  return (owner: OwnerRow) => {
    const newestApplication = newest.get(owner.id);
    return {
      id: owner.id,
      name: fullName(owner) || owner.email,
      /** How the app addresses them; null before they have entered it. */
      given_name: owner.name,
      last_name: owner.last_name,
      email: owner.email,
      phone: owner.phone,
      persona: owner.persona,
      is_of_talk: owner.id === talk?.owner_id,
      phone_verified: owner.phone_verified,
      next_step: nextProfileStep(owner),
      /** Rent in their newest application, MXN a month, and the months that they have chosen; null before. */
      rent: newestApplication?.lease_monthly_income ?? null,
      term: newestApplication?.pre_offer_term_frame ?? null,
      /** First and last day of the lease in that application; null before. */
      lease: newestApplication ? leasePeriod(newestApplication) : null,
    };
  };
}

/** Returns the newest application of each owner, by the owner's id. */
function newestApplications(store: Demo['store']): ReadonlyMap<string, ApplicationRow> {
  const oldestFirst = [...store.table('applications').all()].sort(newestFirst).reverse();
  return new Map(oldestFirst.map((application) => [application.owner_id, application]));
}

function caseFileOf(demo: Demo, id: string) {
  const { store } = demo;
  const owner = store.table('owners').get(id);
  if (!owner) throw notFound();
  const belongsToOwner = ({ owner_id }: { owner_id: string }) => owner_id === owner.id;
  const applications = store.table('applications').filter(belongsToOwner).sort(newestFirst);
  const loans = store.table('loans').filter(belongsToOwner).sort(newestFirst);
  return {
    ...createSummary(demo)(owner),
    applications: applications.map((row) => applicationItem(demo, row)),
    loans: loans.map((row) => loanItem(demo, row)),
  };
}

/**
 * Returns what waits for the staff, longest waiting first. A contract waits for its owner, though the staff may mark it as
 * signed.
 */
function decisionsOf(demo: Demo) {
  const { store } = demo;
  const applications = store
    .table('applications')
    .all()
    .map((row) => ({
      kind: 'applications' as const,
      row,
      item: applicationItem(demo, row),
      loan: null,
    }));
  const loans = store
    .table('loans')
    .all()
    .map((row) => ({
      kind: 'loans' as const,
      row,
      item: loanItem(demo, row),
      loan: null,
    }));
  const installments = store
    .table('installments')
    .all()
    .map((row) => ({
      kind: 'installments' as const,
      row,
      item: installmentItem(demo, row),
      loan: loanNumber(row.loan_id),
    }));
  const summaryOf = createSummary(demo);
  return [...applications, ...loans, ...installments]
    .filter(({ item }) => item.transitions.some((transition) => transition !== 'sign'))
    .sort((a, b) => a.item.moved_at.localeCompare(b.item.moved_at))
    .flatMap(({ row, ...decision }) => {
      const owner = store.table('owners').get(row.owner_id);
      return owner ? [{ ...decision, since: decision.item.moved_at, owner: summaryOf(owner) }] : [];
    });
}

const applicationItem = ({ clock }: Demo, row: ApplicationRow) => ({
  id: row.id,
  number: applicationNumber(row.id),
  status: row.status,
  label: applicationStatusLabels[row.status],
  detail: serverTexts.monthlyRent({ rent: money(pesos(row.lease_monthly_income)) }),
  next_step: nextApplicationStep(row, clock.today()),
  /** When its status began, as of each item. */
  moved_at: row.moved_at,
  rejected: row.status === 'rejected',
  /** Whether the bureau's score was too low. The staff's own rejection names no day to try again from. */
  rejected_by_bureau: isRejectedByBureau(row),
  /** The day from which they may apply again; null for any other status. */
  retry_from: row.retry_from,
  transitions: legalForStaff(legalTransitions(applicationTransitions, row.status), staffTransitions.applications),
});

function loanItem(demo: Demo, row: LoanRow) {
  const received = amountText(repaymentOfRow(demo, row).received);
  return {
    id: row.id,
    number: loanNumber(row.id),
    status: row.status,
    label: loanStatusLabels[row.status],
    detail: serverTexts.loanReceives({ received }),
    received,
    moved_at: row.history.at(-1)?.at ?? '',
    /** When the money was sent; null before. */
    disbursed_at: row.history.find(({ status }) => status === 'active')?.at ?? null,
    /** Whether the staff has rejected the account statement, and no other one came after it. */
    rejected: row.statement_refusal_reason !== null,
    transitions: legalForStaff(legalTransitions(loanTransitions, row.status), staffTransitions.loans),
    installments: installmentsOf(demo, row).map((installment) => installmentItem(demo, installment)),
  };
}

function installmentItem({ clock }: Demo, row: InstallmentRow) {
  const status = shownStatus(row, clock.today());
  return {
    id: row.id,
    number: row.number,
    status,
    label: installmentStatusLabels[status],
    due_date: row.due_date,
    /** MXN pesos. */
    amount: row.total_amount,
    detail: `${money(pesos(row.total_amount))} · ${shortDay(row.due_date)}`,
    moved_at: row.moved_at,
    /** Whether the staff has rejected the owner's payment, also when it is overdue since. */
    rejected: row.status === 'rejected',
    transitions: legalForStaff(legalTransitions(installmentTransitions, status), staffTransitions.installments),
  };
}

/** Returns the legal transitions that are the staff's. */
const legalForStaff = <Transition extends string>(
  legal: readonly string[],
  staff: readonly Transition[],
): Transition[] => staff.filter((transition) => legal.includes(transition));
