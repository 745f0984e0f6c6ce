import { array, assign, boolean, enums, type Infer, mask, nullable, number, string, type } from 'superstruct';
import { DayShape } from '#domain/calendar';
import { loanNumber } from '#domain/loan';
import { fullName, nextProfileStep, profileSteps } from '#domain/profile';
import { Session } from '#domain/session';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { ApplicationRow, OwnerRow } from '../../store/rows.ts';
import { newestFirst } from '../newestFirst.ts';
import { call } from './call.ts';
import { ApplicationItem, applicationItem, Item, installmentItem, LoanItem, loanItem } from './caseFileItems.ts';

/** What is listed of an owner. */
const OwnerSummary = type({
  id: string(),
  name: string(),
  /** How the app addresses them; null before they have entered it. */
  given_name: nullable(string()),
  last_name: nullable(string()),
  email: string(),
  phone: string(),
  persona: nullable(string()),
  phone_verified: boolean(),
  next_step: nullable(enums(profileSteps)),
  /** Rent in their newest application, MXN a month, and the months that they have chosen; null before. */
  rent: nullable(number()),
  term: nullable(number()),
  /** First and last day of the lease in that application; null before. */
  lease: nullable(type({ start_date: DayShape, end_date: DayShape })),
});
export type OwnerSummary = Infer<typeof OwnerSummary>;

const CaseFile = assign(OwnerSummary, type({ applications: array(ApplicationItem), loans: array(LoanItem) }));
export type CaseFile = Infer<typeof CaseFile>;

const Decision = type({
  kind: enums(['applications', 'loans', 'installments']),
  item: Item,
  /** Number of an installment's loan. */
  loan: nullable(string()),
  since: string(),
  owner: OwnerSummary,
});
export type Decision = Infer<typeof Decision>;

/** The owners with what they have, and what waits for the staff. */
export const ownerCalls = [
  call('GET /owners', 'Returns all owners', { response: array(OwnerSummary) }, (demo) =>
    demo.store.table('owners').all().map(createSummary(demo)),
  ),
  call(
    'GET /owners/:id',
    'Returns an owner with applications, loans, installments and the transitions that are legal now',
    { response: CaseFile },
    (demo, { params }) => caseFileOf(demo, params.id),
  ),
  call(
    'POST /owners/:id/session',
    'Opens a session of an owner',
    { response: Session },
    ({ store, sessions }, { params }) =>
      store.write(() => {
        const owner = store.table('owners').get(params.id);
        if (!owner) throw new HttpError(404, { message: fieldTexts.unknownOwner({ id: params.id }) });
        return sessions.open(owner);
      }),
  ),
  call(
    'GET /decisions',
    'Returns what waits for the staff, longest waiting first',
    { response: array(Decision) },
    decisionsOf,
  ),
];

const leasePeriod = ({ lease_start_date, lease_end_date }: ApplicationRow) => ({
  start_date: lease_start_date,
  end_date: lease_end_date,
});

/** Returns a function that returns what is listed of an owner. */
function createSummary({ store }: Demo) {
  const newest = newestApplications(store);
  return (owner: OwnerRow): OwnerSummary => {
    const newestApplication = newest.get(owner.id);
    return {
      id: owner.id,
      name: fullName(owner) || owner.email,
      given_name: owner.name,
      last_name: owner.last_name,
      email: owner.email,
      phone: owner.phone,
      persona: owner.persona,
      phone_verified: owner.phone_verified,
      next_step: nextProfileStep(owner),
      rent: newestApplication?.lease_monthly_income ?? null,
      term: newestApplication?.pre_offer_term_frame ?? null,
      lease: newestApplication ? leasePeriod(newestApplication) : null,
    };
  };
}

/** Returns the newest application of each owner, by the owner's id. */
function newestApplications(store: Demo['store']): ReadonlyMap<string, ApplicationRow> {
  const oldestFirst = [...store.table('applications').all()].sort(newestFirst).reverse();
  return new Map(oldestFirst.map((application) => [application.owner_id, application]));
}

function caseFileOf(demo: Demo, id: string): CaseFile {
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
function decisionsOf(demo: Demo): Decision[] {
  const { store } = demo;
  const summaryOf = createSummary(demo);
  const waiting = (kind: Decision['kind'], ownerId: string, item: Decision['item'], loan: string | null = null) => {
    const owner = store.table('owners').get(ownerId);
    const isWaiting = item.transitions.some((transition) => transition !== 'sign');
    return owner && isWaiting
      ? [{ kind, item: mask(item, Item), loan, since: item.moved_at, owner: summaryOf(owner) }]
      : [];
  };
  return [
    ...store
      .table('applications')
      .all()
      .flatMap((row) => waiting('applications', row.owner_id, applicationItem(demo, row))),
    ...store
      .table('loans')
      .all()
      .flatMap((row) => waiting('loans', row.owner_id, loanItem(demo, row))),
    ...store
      .table('installments')
      .all()
      .flatMap((row) => waiting('installments', row.owner_id, installmentItem(demo, row), loanNumber(row.loan_id))),
  ].sort((a, b) => a.since.localeCompare(b.since));
}
