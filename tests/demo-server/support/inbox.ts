import { onTestFinished, vi } from 'vitest';
import { type Clock, createClock } from '../../../demo-server/simulation/clock.ts';
import { createEvents } from '../../../demo-server/simulation/events.ts';
import { createFaults } from '../../../demo-server/simulation/faults.ts';
import { createMessages } from '../../../demo-server/simulation/messages.ts';
import type { Store } from '../../../demo-server/store/store.ts';
import { MONDAY_NOON, newStore, storeAndClock } from './demo.ts';

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
  const never = new AbortController().signal;
  return { store, clock, faults, events, messages, sms, never };
}
