import { type Day, plusDays, plusMonths, startOfDay } from '#domain/calendar';
import { installmentPlan } from '#domain/installment';
import { inPesos, pesos, times } from '#domain/money';
import { newOwner } from '../accounts/newOwner.ts';
import type { Demo } from '../demo.ts';
import { localityOf } from '../simulation/zipCodes.ts';
import type { ApplicationRow, InstallmentRow, LoanRow, OwnerRow } from '../store/rows.ts';
import { emailOf, keysOf, type Persona } from './personas.ts';
import type { PersonaFiles } from './sampleFilesOf.ts';

const HOUR = 3_600_000;

/** Returns the instant of an hour of the day so many days ago, in Mexico City. */
export const daysAgo = ({ clock }: Pick<Demo, 'clock'>, days: number, hour = 11): string =>
  new Date(startOfDay(plusDays(clock.today(), -days)).getTime() + hour * HOUR).toISOString();

/** Returns the owner's row of a persona, with the profile that their documents imply. */
export function ownerRow(demo: Demo, id: string, persona: Persona, files: PersonaFiles, isNamed: boolean): OwnerRow {
  const known = { id, email: emailOf(persona.key), phone: persona.phone, created_at: daysAgo(demo, 40) };
  const place = localityOf(persona.zip_code);
  const { curp_number, rfc_number } = keysOf(persona);
  return {
    ...newOwner(known),
    phone_verified: true,
    persona: persona.key,
    ...(isNamed && {
      name: persona.name,
      last_name: persona.last_name,
      accept_privacy_policy: true,
      accept_terms_and_conditions: true,
    }),
    ...(files.front && {
      front_document: files.front.id,
      back_document: files.back?.id ?? null,
      birthdate: persona.birthdate,
      curp_number,
      address: persona.address,
      zip_code: persona.zip_code,
      colony: place?.colonies[0] ?? null,
      municipality: place?.municipality ?? null,
      state: place?.state ?? null,
    }),
    selfie: files.selfie?.id ?? null,
    proof_incomes: files.income.map((file) => file.id),
    ...(files.tax && { rfc_number, rfc: files.tax.id }),
  };
}

/** A persona that is being created. Within `store.write`. */
export type PersonaContext = {
  readonly demo: Demo;
  readonly owner: OwnerRow;
  readonly persona: Persona;
  readonly files: PersonaFiles;
};

/** Progress of a persona's application. */
export type ApplicationProgress = Pick<ApplicationRow, 'status'> & {
  readonly startedDaysAgo: number;
  readonly movedDaysAgo?: number;
  /** Payments are due on its day of the month. */
  readonly leaseStart?: Day;
  readonly term?: number | null;
  /** Whether the property's data are complete. */
  readonly property?: boolean;
};

/** Inserts an application of a persona. */
export function insertApplication(
  { demo, owner, persona, files }: PersonaContext,
  progress: ApplicationProgress,
): ApplicationRow {
  const { store, clock, random } = demo;
  const { status, startedDaysAgo, movedDaysAgo = startedDaysAgo, property = true } = progress;
  const { leaseStart = plusMonths(clock.today(), -4), term = persona.term } = progress;
  const isSent = status !== 'uncompleted';
  return store.table('applications').insert({
    id: store.nextNumber('applications'),
    owner_id: owner.id,
    status,
    created_at: daysAgo(demo, startedDaysAgo, 9),
    moved_at: daysAgo(demo, movedDaysAgo),
    lease_monthly_income: persona.rent,
    lease_start_date: leaseStart,
    // Long enough for every term, however far the clock is set ahead.
    lease_end_date: plusMonths(leaseStart, 36),
    lease_payment_method: 'transfer',
    accept_privacy_policy: true,
    pre_offer_term_frame: term,
    property_commercial_folio: property ? String(1_000_000 + random.number(900_000)) : null,
    property_zip_code: property ? persona.zip_code : null,
    property_lease_agreement: property ? (files.lease?.id ?? null) : null,
    bureau_authorised_at: isSent ? daysAgo(demo, startedDaysAgo, 10) : null,
    bureau_authorization: isSent
      ? { folio: String(10_000_000 + random.number(90_000_000)), at: daysAgo(demo, startedDaysAgo, 10) }
      : null,
    rejection_reason: null,
    retry_from: null,
    loan_id: null,
    history: applicationHistory(demo, progress),
  });
}

/** Returns the statuses up to the one of an application, as the clock's days tell them. */
function applicationHistory(
  demo: Demo,
  { status, startedDaysAgo, movedDaysAgo = startedDaysAgo }: ApplicationProgress,
): NonNullable<ApplicationRow['history']> {
  const started = { status: 'uncompleted', at: daysAgo(demo, startedDaysAgo, 9) } as const;
  if (status === 'uncompleted') return [started];
  const sent = { status: 'awaiting_validation', at: daysAgo(demo, startedDaysAgo, 10) } as const;
  const taken = { status: 'in_validation', at: daysAgo(demo, startedDaysAgo, 11) } as const;
  if (status === 'awaiting_validation') return [started, sent];
  if (status === 'in_validation') return [started, sent, taken];
  return [started, sent, taken, { status, at: daysAgo(demo, movedDaysAgo) }];
}

/** The statuses of a loan, each with the days since it began. */
export type LoanHistory = readonly (readonly [LoanRow['status'], number])[];

/** Inserts the loan of an approved application. */
export function insertLoan(
  { demo, files }: PersonaContext,
  application: ApplicationRow,
  history: LoanHistory,
): LoanRow {
  const { store } = demo;
  const loan = store.table('loans').insert({
    id: store.nextNumber('loans'),
    owner_id: application.owner_id,
    application_id: application.id,
    status: history.at(-1)?.[0] ?? 'awaiting_account_statement_upload',
    account_statement: files.statement?.id ?? null,
    statement_refusal_reason: null,
    history: history.map(([status, days], i) => ({ status, at: daysAgo(demo, days, 12 + i) })),
  });
  store.table('applications').update(application.id, { loan_id: loan.id });
  return loan;
}

/** Returns the instant at which the personas pay: two days before the due date. */
const paidAt = (due: Day, hour: number): string =>
  new Date(startOfDay(plusDays(due, -2)).getTime() + hour * HOUR).toISOString();

/** Result of an installment, in the order of the months. */
export type InstallmentOutcome = Pick<InstallmentRow, 'status'> & {
  readonly rejection_reason?: string;
  readonly daysAgo?: number;
};

/** Inserts the installments of a loan; those without an outcome are pending. */
export function insertInstallments(
  { demo, files }: PersonaContext,
  { loan, application, disbursedOn }: { loan: LoanRow; application: ApplicationRow; disbursedOn: Day },
  outcomes: readonly InstallmentOutcome[],
): InstallmentRow[] {
  const { store } = demo;
  const rent = pesos(application.lease_monthly_income);
  const term = application.pre_offer_term_frame ?? 0;
  const plan = installmentPlan({
    amount: times(rent, term),
    rent,
    term,
    leaseStart: application.lease_start_date,
    disbursedOn,
  });
  return plan.map(({ number, due_date, total_amount }, i) => {
    const { status = 'pending', rejection_reason = null, daysAgo: days = 0 } = outcomes[i] ?? {};
    const moved_at = status === 'approved' ? paidAt(due_date, 12) : daysAgo(demo, days);
    const sent = {
      status: 'in_validation',
      at: status === 'approved' ? paidAt(due_date, 10) : daysAgo(demo, days, 9),
    } as const;
    const decided =
      status === 'in_validation'
        ? []
        : [{ status, at: moved_at, ...(rejection_reason && { reason: rejection_reason }) }];
    return store.table('installments').insert({
      id: store.nextNumber('installments'),
      owner_id: loan.owner_id,
      loan_id: loan.id,
      number,
      status,
      due_date,
      total_amount: inPesos(total_amount),
      proof: status === 'pending' ? null : (files.proofs[i]?.id ?? null),
      rejection_reason,
      moved_at,
      history: status === 'pending' ? [] : [sent, ...decided],
    });
  });
}
