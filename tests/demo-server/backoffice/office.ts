import { vi } from 'vitest';
import { day } from '#domain/calendar';
import { createAutopilot } from '../../../demo-server/backoffice/autopilot.ts';
import { createBackOffice } from '../../../demo-server/backoffice/transitions.ts';
import type { Demo } from '../../../demo-server/demo.ts';
import { createEvents } from '../../../demo-server/simulation/events.ts';
import { createFaults } from '../../../demo-server/simulation/faults.ts';
import { createMessages } from '../../../demo-server/simulation/messages.ts';
import type { ApplicationRow, FileRow, InstallmentRow, LoanRow } from '../../../demo-server/store/rows.ts';
import { MONDAY_NOON, ownerRow, storeAndClock } from '../support/demo.ts';

/** The time at which the tests start. */
export const NOW = new Date(MONDAY_NOON).toISOString();

export const ana = ownerRow('ana', { name: 'Ana' });

export const application = (changes: Partial<ApplicationRow> = {}): ApplicationRow => ({
  ...{ id: '7', owner_id: 'ana', status: 'uncompleted', created_at: NOW, moved_at: '2026-11-20T18:00:00.000Z' },
  ...{ lease_monthly_income: 20_000, lease_start_date: day('2026-01-05'), lease_end_date: day('2028-01-04') },
  ...{ lease_payment_method: 'transfer', accept_privacy_policy: true, pre_offer_term_frame: 6 },
  ...{ property_commercial_folio: 'F-1', property_zip_code: '06600', property_lease_agreement: 'lease' },
  ...{ bureau_authorised_at: null, bureau_authorization: null, rejection_reason: null, retry_from: null },
  ...{ loan_id: null, ...changes },
});

export const loan = (changes: Partial<LoanRow> = {}): LoanRow => ({
  ...{ id: '12', owner_id: 'ana', application_id: '7', status: 'awaiting_account_statement_upload' },
  ...{ account_statement: null, statement_refusal_reason: null, history: [], ...changes },
});

export const installment = (changes: Partial<InstallmentRow> = {}): InstallmentRow => ({
  ...{ id: '34', owner_id: 'ana', loan_id: '12', number: 1, status: 'pending', due_date: day('2026-12-07') },
  ...{ total_amount: 20_000, proof: null, rejection_reason: null, moved_at: NOW, history: [], ...changes },
});

export const file = (name: string): FileRow => ({
  ...{ id: 'proof', owner_id: 'ana', name, size: 1, type: 'application/pdf', kept_at: 0 },
});

type Rows = {
  applications?: ApplicationRow[];
  loans?: LoanRow[];
  installments?: InstallmentRow[];
  files?: FileRow[];
};

/** Opens a back office in memory with these rows of one owner. Its clock runs only when the test lets time pass. */
export async function openOffice(rows: Rows = {}) {
  const { store, machine, clock } = await storeAndClock();
  const events = createEvents(store, clock);
  const faults = createFaults(store);
  const messages = createMessages({ store, clock, faults, events });
  const log = { error: vi.fn() };
  const demo = { store, clock, events, faults, messages, log } as unknown as Demo;
  await store.write(() => {
    store.table('owners').insert(ana);
    for (const name of ['applications', 'loans', 'installments', 'files'] as const)
      for (const row of rows[name] ?? []) store.table(name).insert(row as never);
  });
  const office = createBackOffice(demo);
  const autopilot = createAutopilot(demo);
  return {
    ...{ store, clock, demo, office, autopilot, log },
    /** Lets the machine's time pass. */
    pass: machine.pass,
    /** Sets the clock ahead to an instant. */
    advanceTo: (to: string) => store.write(() => autopilot.advanceTo(new Date(to))),
    /** The subjects of the e-mails that were sent. */
    subjects: () =>
      store
        .table('messages')
        .all()
        .map(({ subject }) => subject),
    /** The events of transitions. */
    transitions: () => store.table('events').filter(({ kind }) => kind === 'transition'),
  };
}
