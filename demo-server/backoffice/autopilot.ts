import {
  afterBusinessHours,
  BANK_VALIDATION_HOURS,
  PAYMENT_HOURS,
  propertyValidationDeadline,
} from '#domain/businessDays';
import { isOverdue, overdueFrom } from '#domain/installment';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../demo.ts';
import { emailTemplates, sendEmail } from '../simulation/emailTemplates.ts';
import { proofOutcome, validationOutcome } from '../simulation/magicValues.ts';
import type { ApplicationRow, InstallmentRow, LoanRow } from '../store/rows.ts';
import { type BackOffice, createBackOffice } from './transitions.ts';

const HOUR_MS = 3_600_000;
/**
 * Delay of a step that has no promised time (start of a validation, scheduling of a deposit). Assumed: one hour is
 * short enough to watch in a demonstration.
 */
const SOON_MS = HOUR_MS;
/** How often due effects are looked for while the clock runs by itself. */
const TICK_MS = 5000;

/** Setting: the instant up to which owners have been notified of overdue payments. A reset writes the current time. */
export const OVERDUE_NOTIFIED = 'overdue_told';

/** Something that happens at an instant. Call `run` within `store.write`. */
type Effect = { readonly at: Date; readonly run: () => void };

export type Autopilot = {
  isOn(): boolean;
  /** Switches the automatic decisions of the back office on or off. Call within `store.write`. */
  setOn(on: boolean): void;
  /**
   * Sets the clock ahead. Everything that falls due on the way happens in order, with the clock at its own time. Call
   * within `store.write`. An instant that has passed changes nothing.
   */
  advanceTo(to: Date): void;
  /** Runs everything that is due by now. */
  catchUp(): Promise<void>;
  /** Starts looking for due effects every five seconds. Returns a function that stops it. */
  start(): () => void;
};

/**
 * Creates the effects of time: payments become overdue and their owners are notified; and, when the autopilot is on,
 * the back office takes each decision when its promised time has passed.
 */
export function createAutopilot(demo: Demo): Autopilot {
  const { store, clock, messages, log } = demo;
  const context = { store, clock, messages, office: createBackOffice(demo) };

  const catchUp = async () => {
    while (nextEffect(context, clock.now())) {
      await store.write(() => nextEffect(context, clock.now())?.run());
    }
  };

  return {
    isOn: () => isOn(store),
    setOn: (on) => store.set('autopilot', on),
    advanceTo(to) {
      for (let effect = nextEffect(context, to); effect; effect = nextEffect(context, to)) {
        // An effect that was due before now runs at the current time: the clock never goes back.
        if (effect.at > clock.now()) clock.set(effect.at);
        effect.run();
      }
      // The clock never goes back.
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

type Context = Pick<Demo, 'store' | 'clock' | 'messages'> & { readonly office: BackOffice };

const isOn = (store: Demo['store']): boolean => store.setting('autopilot', false);

/** Returns the next step of the validation of a property. */
function applicationEffect({ office }: Context, row: ApplicationRow): Effect | undefined {
  if (row.status === 'awaiting_validation') {
    return { at: later(row.moved_at, SOON_MS), run: () => office.application(row.id, 'take') };
  }
  if (row.status !== 'in_validation') return undefined;
  const outcome = validationOutcome(row);
  if (outcome === 'never') return undefined;
  // The promise counts from the day on which the owner sent it, not from the day on which validation began.
  const at = propertyValidationDeadline(new Date(row.bureau_authorization?.at ?? row.moved_at));
  if (outcome === 'approve') return { at, run: () => office.application(row.id, 'approve') };
  return { at, run: () => office.application(row.id, 'reject', { reason: serverTexts.validationFailureReason }) };
}

/** Returns the next step of the bank statement check or of the deposit. */
function loanEffect({ clock, office }: Context, { id, status, history }: LoanRow): Effect | undefined {
  const since = history.at(-1)?.at ?? clock.now().toISOString();
  const inBankHours = () => afterBusinessHours(new Date(since), BANK_VALIDATION_HOURS);
  if (status === 'awaiting_account_statement_check') return { at: inBankHours(), run: () => office.loan(id, 'accept') };
  if (status === 'signature_document_completed') {
    return { at: later(since, SOON_MS), run: () => office.loan(id, 'queue') };
  }
  return status === 'pending_disbursement' ? { at: inBankHours(), run: () => office.loan(id, 'disburse') } : undefined;
}

/** Returns the decision about a proof of payment. */
function proofEffect({ store, office }: Context, row: InstallmentRow): Effect | undefined {
  if (row.status !== 'in_validation') return undefined;
  const outcome = proofOutcome(row.proof === null ? undefined : store.table('files').get(row.proof));
  const at = afterBusinessHours(new Date(row.moved_at), outcome ? BANK_VALIDATION_HOURS : PAYMENT_HOURS);
  if (outcome !== 'rejected') return { at, run: () => office.installment(row.id, 'approve') };
  return { at, run: () => office.installment(row.id, 'reject', { reason: serverTexts.proofFailureReason }) };
}

/** Returns the next start of a day on which payments become overdue and their owners were not notified yet. */
function overdueEffect(context: Context): Effect | undefined {
  const { store, clock } = context;
  const notifiedUntil = new Date(store.setting(OVERDUE_NOTIFIED, clock.now().toISOString()));
  const instants = store
    .table('installments')
    .filter(({ status }) => status === 'pending' || status === 'rejected')
    .map((row) => overdueFrom(row.due_date).getTime())
    .filter((at) => at > notifiedUntil.getTime());
  if (instants.length === 0) return undefined;
  const at = new Date(Math.min(...instants));
  return { at, run: () => notifyOverdue(context, at) };
}
function notifyOverdue({ store, clock, messages }: Context, at: Date): void {
  const rows = store
    .table('installments')
    .filter((row) => overdueFrom(row.due_date).getTime() === at.getTime() && isOverdue(row, clock.today()));
  for (const row of rows) {
    const owner = store.table('owners').get(row.owner_id);
    if (owner) sendEmail(messages, owner, emailTemplates.paymentOverdue(owner, row));
  }
  store.set(OVERDUE_NOTIFIED, at.toISOString());
}

/** Returns the earliest effect that is due by an instant. */
function nextEffect(context: Context, until: Date): Effect | undefined {
  const { store } = context;
  const effects = [overdueEffect(context)];
  if (isOn(store)) {
    effects.push(
      ...store
        .table('applications')
        .all()
        .map((row) => applicationEffect(context, row)),
    );
    effects.push(
      ...store
        .table('loans')
        .all()
        .map((row) => loanEffect(context, row)),
    );
    effects.push(
      ...store
        .table('installments')
        .all()
        .map((row) => proofEffect(context, row)),
    );
  }
  const due = effects.filter((effect): effect is Effect => effect !== undefined && effect.at <= until);
  return due.sort((a, b) => a.at.getTime() - b.at.getTime())[0];
}

const later = (from: string, ms: number): Date => new Date(Date.parse(from) + ms);
