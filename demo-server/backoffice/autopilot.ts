import {
  afterBusinessHours,
  BANK_VALIDATION_HOURS,
  PAYMENT_HOURS,
  propertyValidationDeadline,
} from '#domain/businessDays';
import { plusDays, startOfDay } from '#domain/calendar';
import { isOverdue } from '#domain/installment';
import type { Demo } from '../demo.ts';
import { httpError } from '../http/errors.ts';
import { emailTemplates } from '../simulation/emailTemplates.ts';
import { proofOutcome, validationOf } from '../simulation/magicValues.ts';
import { inSpanish } from '../simulation/messageTexts.ts';
import type { ApplicationRow, InstallmentRow, LoanRow } from '../store/rows.ts';
import { createBackOffice } from './transitions.ts';

const HOUR_MS = 3_600_000;
/** assumed: nobody promises when a validation begins or a deposit is scheduled; an hour is soon and can be watched. */
const SOON_MS = HOUR_MS;
/** How often a clock that runs by itself is looked at. */
const TICK_MS = 5000;

/** The setting that says until when owners were told of overdue payments; a fresh store begins with its own time. */
export const OVERDUE_TOLD = 'overdue_told';

/** Something that time brings: at an instant, and what it does; within `store.write`. */
type Effect = { readonly at: Date; readonly run: () => void };

export type Autopilot = {
  isOn(): boolean;
  /** Switches the back office's yes on or off; within `store.write`. */
  put(on: boolean): void;
  /**
   * Sets the clock ahead. What falls due on the way happens in order, each at its own time (ux O7); within `store.write`.
   * 409 when the instant has passed.
   */
  advanceTo(to: Date): void;
  /** Lets happen what has fallen due by now. */
  catchUp(): Promise<void>;
  /** Looks at the running clock by itself. Answers how to stop that. */
  start(): () => void;
};

/** What time brings: payments become overdue, and where it is switched on, the back office keeps its promises (contract §6). */
export function createAutopilot(demo: Demo): Autopilot {
  const { store, clock, log } = demo;
  const office = createBackOffice(demo);
  const isOn = () => store.setting('autopilot', false);

  const ofApplication = (row: ApplicationRow): Effect | undefined => {
    if (row.status === 'awaiting_validation') {
      return { at: later(row.moved_at, SOON_MS), run: () => office.application(row.id, 'take') };
    }
    if (row.status !== 'in_validation') return undefined;
    const outcome = validationOf(row);
    if (outcome === 'never') return undefined;
    // Promised from the day that it was sent, not from the one on which somebody took it.
    const at = propertyValidationDeadline(new Date(row.bureau_authorization?.at ?? row.moved_at));
    const reason = inSpanish('Why a validation failed');
    return { at, run: () => office.application(row.id, outcome, { reason }) };
  };

  const ofLoan = ({ id, status, history }: LoanRow): Effect | undefined => {
    const since = history.at(-1)?.at ?? clock.now().toISOString();
    const inADay = () => afterBusinessHours(new Date(since), BANK_VALIDATION_HOURS);
    if (status === 'awaiting_account_statement_check') return { at: inADay(), run: () => office.loan(id, 'accept') };
    if (status === 'signature_document_completed') {
      return { at: later(since, SOON_MS), run: () => office.loan(id, 'queue') };
    }
    return status === 'pending_disbursement' ? { at: inADay(), run: () => office.loan(id, 'disburse') } : undefined;
  };

  const ofProof = (row: InstallmentRow): Effect | undefined => {
    if (row.status !== 'in_validation') return undefined;
    const outcome = proofOutcome(row.proof === null ? undefined : store.table('files').get(row.proof));
    const at = afterBusinessHours(new Date(row.moved_at), outcome ? BANK_VALIDATION_HOURS : PAYMENT_HOURS);
    const move = outcome === 'rejected' ? 'reject' : 'approve';
    return { at, run: () => office.installment(row.id, move, { reason: inSpanish('Why a proof failed') }) };
  };

  /** The next day on which payments become overdue that nobody was told of yet. */
  const ofDueDates = (): Effect | undefined => {
    const told = new Date(store.setting(OVERDUE_TOLD, clock.now().toISOString()));
    const instants = store
      .table('installments')
      .filter(({ status }) => status === 'pending' || status === 'rejected')
      .map((row) => overdueFrom(row).getTime())
      .filter((at) => at > told.getTime());
    if (instants.length === 0) return undefined;
    const at = new Date(Math.min(...instants));
    return { at, run: () => tellOverdue(at) };
  };
  const tellOverdue = (at: Date) => {
    const rows = store
      .table('installments')
      .filter((row) => overdueFrom(row).getTime() === at.getTime() && isOverdue(row, clock.today()));
    for (const row of rows) {
      const owner = store.table('owners').get(row.owner_id);
      if (owner) office.write(owner, emailTemplates.paymentOverdue(owner, row));
    }
    store.set(OVERDUE_TOLD, at.toISOString());
  };

  /** What comes first, no later than an instant. */
  const nextEffect = (until: Date): Effect | undefined => {
    const effects = [ofDueDates()];
    if (isOn()) {
      effects.push(...store.table('applications').all().map(ofApplication));
      effects.push(...store.table('loans').all().map(ofLoan));
      effects.push(...store.table('installments').all().map(ofProof));
    }
    const due = effects.filter((effect): effect is Effect => effect !== undefined && effect.at <= until);
    return due.sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  };

  const catchUp = async () => {
    while (nextEffect(clock.now())) {
      await store.write(() => nextEffect(clock.now())?.run());
    }
  };

  return {
    isOn,
    put: (on) => store.set('autopilot', on),
    advanceTo(to) {
      if (to < clock.now()) throw httpError(409, 'This is not possible now');
      for (let effect = nextEffect(to); effect; effect = nextEffect(to)) {
        // What fell due while nobody looked happens now.
        if (effect.at > clock.now()) clock.set(effect.at);
        effect.run();
      }
      // Measured before: the clock may have run on past an instant that is hardly ahead.
      if (to > clock.now()) clock.set(to);
    },
    catchUp,
    start() {
      let busy = false;
      const timer = setInterval(() => {
        if (busy) return;
        busy = true;
        catchUp()
          .catch((error) => log.error('autopilot', error))
          .finally(() => {
            busy = false;
          });
      }, TICK_MS).unref();
      return () => clearInterval(timer);
    },
  };
}

const later = (from: string, ms: number): Date => new Date(Date.parse(from) + ms);

/** An installment is overdue from the start of the day after its due date (contract §4). */
const overdueFrom = ({ due_date }: InstallmentRow): Date => startOfDay(plusDays(due_date, 1));
