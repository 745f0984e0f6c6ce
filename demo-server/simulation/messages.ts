import { normaliseEmail } from '#domain/identifiers/email';
import { internationalPhone, maskedPhone } from '#domain/identifiers/phone';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Message, MessageRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import type { Events } from './events.ts';
import type { Faults } from './faults.ts';

/** Maximum number of stored messages; the oldest are deleted. */
const MAX_MESSAGES = 2000;

/** Longest time that a call for messages may wait, seconds. */
export const MAX_MESSAGE_WAIT_S = 30;

/** Messages of one recipient, and only those after the message with an id. */
type MessageFilter = {
  readonly to?: string | undefined;
  readonly after?: string | undefined;
};

export type Messages = {
  /**
   * Sends an SMS or an e-mail to the simulated inbox. Call within `store.write`. `to` is a phone or an e-mail address.
   */
  send(message: Omit<Message, 'id' | 'sent_at' | 'is_code_void'> & { owner_id?: string }): void;
  /** Returns the messages that have arrived, newest first. */
  list(filter?: MessageFilter): Message[];
  /** Like `list`, but waits up to so many seconds for a first message, or until the signal aborts. */
  wait(filter: MessageFilter, seconds: number, signal: AbortSignal): Promise<Message[]>;
};

type Context = { readonly store: Store; readonly clock: Clock; readonly faults: Faults; readonly events: Events };

/** Creates the simulated inbox of all owners. Nothing leaves the machine. */
export const createMessages = (context: Context): Messages => ({
  send: (message) => send(context, message),
  list: (filter) => list(context, filter),
  wait: (filter, seconds, signal) => wait(context, filter, seconds, signal),
});

function send(
  { store, clock, faults, events }: Context,
  { owner_id, ...message }: Parameters<Messages['send']>[0],
): void {
  const table = store.table('messages');
  const to = addressOf(message.to);
  const delay = faults.deliverySeconds(message.channel, to);
  faults.consume('delivery_s');
  const sent = clock.now();
  const arrives_at = delay === null ? null : new Date(sent.getTime() + delay * 1000).toISOString();
  const row = { ...message, to, id: store.nextNumber('messages'), sent_at: sent.toISOString(), arrives_at };
  table.insert(row);
  if (table.all().length > MAX_MESSAGES) table.remove(table.all()[0]?.id ?? '');
  events.record({
    kind: 'message',
    line: lineOf(row),
    data: { message_id: row.id, channel: row.channel, arrives_at },
    ...(owner_id === undefined ? {} : { owner_id }),
  });
}

function list({ store, clock }: Context, { to, after }: MessageFilter = {}): Message[] {
  const now = clock.now().toISOString();
  const arrived = store
    .table('messages')
    .filter((row) => row.arrives_at !== null && row.arrives_at <= now)
    .sort((a, b) => arrivalOf(b).localeCompare(arrivalOf(a)) || Number(b.id) - Number(a.id));
  // Searched among all messages: the last one seen may have had another recipient.
  const seen = after === undefined ? -1 : arrived.findIndex(({ id }) => id === after);
  const address = to === undefined ? undefined : addressOf(to);
  const accepted = acceptedCodes(store, now);
  return (seen < 0 ? arrived : arrived.slice(0, seen))
    .filter((row) => address === undefined || row.to === address)
    .map((row) => messageOf(row, accepted));
}

async function wait(context: Context, filter: MessageFilter, seconds: number, signal: AbortSignal): Promise<Message[]> {
  const { clock } = context;
  const until = clock.machineNow() + seconds * 1000;
  let found = list(context, filter);
  while (found.length === 0 && clock.machineNow() < until && !signal.aborted) {
    await nextChange(context, until, signal);
    found = list(context, filter);
  }
  return found;
}

/** Resolves when there may be a new message: after a write, a change of the clock, or the next arrival. */
const nextChange = (context: Context, until: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const next = Math.min(until - context.clock.machineNow(), msUntilNextArrival(context));
    const timer = setTimeout(done, Math.max(1, next));
    // A change of the clock is a write too.
    const stopListening = context.store.onCommit(done);
    signal.addEventListener('abort', done);
  });

function msUntilNextArrival({ store, clock }: Context): number {
  if (clock.isFrozen()) return Number.POSITIVE_INFINITY;
  const now = clock.now().getTime();
  const waits = store
    .table('messages')
    .all()
    .map((row) => (row.arrives_at ? Date.parse(row.arrives_at) - now : 0));
  return Math.min(...waits.filter((ms) => ms > 0), Number.POSITIVE_INFINITY);
}

/** Normalises a recipient; messages are stored and searched by this spelling. */
const addressOf = (to: string): string => (to.includes('@') ? normaliseEmail(to) : internationalPhone(to));

const arrivalOf = (row: MessageRow): string => row.arrives_at ?? '';

/** Returns the codes that would be accepted at a time, each after its phone. */
function acceptedCodes(store: Store, now: string): ReadonlySet<string> {
  const pending = store.table('codes').filter(({ expires_at }) => now < expires_at);
  return new Set(pending.map(({ owner_id, code }) => `${store.table('owners').get(owner_id)?.phone} ${code}`));
}

function messageOf({ arrives_at: _, ...message }: MessageRow, accepted: ReadonlySet<string>): Message {
  const isVoid = message.code !== undefined && !accepted.has(`${message.to} ${message.code}`);
  return isVoid ? { ...message, is_code_void: true } : message;
}

function lineOf({ to, channel, code, subject, arrives_at }: MessageRow): string {
  if (channel === 'email') {
    const values = { to, subject: subject ?? '' };
    return arrives_at === null ? serverTexts.emailLost(values) : serverTexts.emailSent(values);
  }
  const phone = maskedPhone(to);
  if (arrives_at === null) return serverTexts.smsLost({ to: phone });
  return code === undefined ? serverTexts.smsSent({ to: phone }) : serverTexts.codeSent({ code, to: phone });
}
