import {
  afterBusinessHours,
  BANK_VALIDATION_HOURS,
  PAYMENT_HOURS,
  promisedDay,
  propertyValidationDeadline,
} from '#domain/businessDays';
import { type Day, dayInMexico } from '#domain/calendar';
import { installmentPlan } from '#domain/installment';
import type { Loan } from '#domain/loan';
import { minus, pesos, sum } from '#domain/money';
import { estimateReceipt, openingFees, principalOf } from '#domain/preOffer';
import { money } from '#i18n/format';
import type { ApplicationRow } from '../../demo-server/store/rows.ts';
import type { TestServer } from '../demo-server/support/server.ts';
import type { Situation } from './situations.ts';

/** What is true of an owner's newest application and loan, from the server's rows and the rules of the specification. */
export type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Returns what is true of an owner in a situation, independently of the views under test. */
export async function factsOf(server: TestServer, { owner }: Pick<Situation, 'owner'>) {
  const now = new Date((await server.stage.clock()).now);
  const today = dayInMexico(now);
  const own = <Row extends { owner_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ owner_id }) => owner_id === owner.id);
  const application = own(server.rows('applications')).at(-1);
  const loan = own(server.rows('loans')).find(({ application_id }) => application_id === application?.id);
  const installments = own(server.rows('installments')).filter(({ loan_id }) => loan_id === loan?.id);
  const payments = installments.map(({ status, due_date, history }) => ({
    isLate: due_date < today && (status === 'pending' || status === 'rejected'),
    checkedSince: status === 'in_validation' ? lastAt(history, status) : undefined,
  }));
  const sent = lastAt(application?.history, 'awaiting_validation');
  const statements = loan?.status === CHECK ? [lastAt(loan.history, CHECK)] : [];
  return {
    now,
    today,
    application,
    loan,
    installments,
    late: payments.filter(({ isLate }) => isLate).length,
    isStatementChecked: Boolean(loan?.history.some(({ status }) => status === 'awaiting_client_signature')),
    isStatementRefused: (loan?.history.filter(({ status }) => status === UPLOAD).length ?? 0) > 1,
    isProofChecked: payments.every(({ checkedSince }) => checkedSince === undefined),
    /** The status of the loan as an API sends it. */
    sentStatus: (loan?.status ?? 'unknown') as Loan['status'],
    isDeposited: loan?.status === 'active' || loan?.status === 'liquidated',
    sent,
    promises: [
      ...(sent && isInValidation(application?.status) ? [propertyPromise(sent, now)] : []),
      ...businessPromises(statements, BANK_VALIDATION_HOURS, today),
      ...businessPromises(
        payments.map(({ checkedSince }) => checkedSince),
        PAYMENT_HOURS,
        today,
      ),
    ],
    /** The day until which a proof that is sent now will have been checked. */
    ifPaidNow: promisedDay(now, PAYMENT_HOURS),
    figures: application && figuresOf(application),
    firstPayments:
      application &&
      (loan ? [today] : [earliestDeposit(now, now), earliestDeposit(sent ?? now, now)]).map(
        firstPaymentOf(application),
      ),
  };
}

const UPLOAD = 'awaiting_account_statement_upload';
const CHECK = 'awaiting_account_statement_check';
/** Whether an application waits for the validation of its property. */
export const isInValidation = (status: string | undefined) =>
  status === 'awaiting_validation' || status === 'in_validation';

function lastAt(history: readonly { status: string; at: string }[] | undefined, status: string): Date | undefined {
  const at = history?.filter((entry) => entry.status === status).at(-1)?.at;
  return at === undefined ? undefined : new Date(at);
}

function propertyPromise(sent: Date, now: Date) {
  const until = propertyValidationDeadline(sent);
  return { until: dayInMexico(until), isLate: until < now };
}

const businessPromises = (begins: readonly (Date | undefined)[], hours: number, today: Day) =>
  begins.flatMap((begin) => {
    const until = begin && promisedDay(begin, hours);
    return until ? [{ until, isLate: until < today }] : [];
  });

/** Returns the amounts of an application as they are written; undefined while no term is chosen. */
function figuresOf({ lease_monthly_income, pre_offer_term_frame: term }: ApplicationRow) {
  if (term === null) return undefined;
  const rent = pesos(lease_monthly_income);
  const amount = principalOf({ rent, term });
  const { commission, iva, fees } = openingFees(amount);
  const { interest, tax, received } = estimateReceipt({ amount, fees, term });
  const sums = Array.from({ length: term + 1 }, (_, months) => principalOf({ rent, term: months }));
  const costs = [commission, iva, fees, interest, tax, sum([iva, tax]), minus(amount, received)];
  return { received: money(received), all: new Set([received, ...sums, ...costs].map(money)) };
}

/** Returns the earliest day of a deposit, for an application that is sent at an instant, when all promises are kept. */
function earliestDeposit(sent: Date, now: Date): Day {
  const validated = propertyValidationDeadline(sent);
  return dayInMexico(afterBusinessHours(validated < now ? now : validated, BANK_VALIDATION_HOURS));
}

/** Returns a function that returns the due date of the first payment after a deposit on a day. */
const firstPaymentOf =
  ({ lease_start_date: leaseStart, lease_monthly_income, pre_offer_term_frame: term }: ApplicationRow) =>
  (disbursedOn: Day): Day | undefined => {
    const rent = pesos(lease_monthly_income);
    if (term === null) return undefined;
    return installmentPlan({ amount: principalOf({ rent, term }), rent, term, leaseStart, disbursedOn })[0]?.due_date;
  };
