import { onTestFinished, vi } from 'vitest';
import { createCodes } from '../../../demo-server/accounts/codes.ts';
import { createLimits } from '../../../demo-server/accounts/limits.ts';
import { type Clock, createClock } from '../../../demo-server/simulation/clock.ts';
import { createEvents } from '../../../demo-server/simulation/events.ts';
import { createFaults } from '../../../demo-server/simulation/faults.ts';
import { createMessages } from '../../../demo-server/simulation/messages.ts';
import { createRandom } from '../../../demo-server/store/random.ts';
import type { OwnerRow } from '../../../demo-server/store/rows.ts';
import type { Store } from '../../../demo-server/store/store.ts';
import { MONDAY_NOON, newStore, ownerRow, storeAndClock } from './demo.ts';

/** Returns an inbox and its services, with a clock that only the test moves. */
export async function inbox() {
  return inboxOf(await storeAndClock());
}

/** Returns an inbox whose clock runs with the fake timers of the test. */
export async function runningInbox() {
  vi.useFakeTimers({ now: MONDAY_NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await newStore();
  return inboxOf({ store, clock: createClock(store) });
}

function inboxOf({ store, clock }: { store: Store; clock: Clock }) {
  const faults = createFaults(store);
  const events = createEvents(store, clock);
  const messages = createMessages({ store, clock, faults, events });
  const sms = (to: string, code = '1234') =>
    store.write(() => messages.send({ to, channel: 'sms', code, text: `Tu código es ${code}` }));
  const codes = createCodes(
    { store, clock, limits: createLimits(store, clock), random: createRandom(store, 'x') },
    null,
  );
  /** Sends an owner a new code to verify their phone, and returns it. */
  const sendsCode = ({ id, phone }: OwnerRow) =>
    store.write(() => {
      const owner = store.table('owners').put(ownerRow(id, { phone }));
      const { code } = codes.issue(owner, 'phone');
      messages.send({ to: phone, channel: 'sms', code, text: code });
      return code;
    });
  const never = new AbortController().signal;
  return { store, clock, faults, events, messages, sms, codes, sendsCode, never };
}
