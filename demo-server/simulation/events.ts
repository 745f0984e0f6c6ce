import { currentCall } from '../http/currentCall.ts';
import type { EventRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';

/** Maximum number of stored events; the oldest are deleted. */
const MAX_EVENTS = 1000;

export type Events = {
  /** Adds an event. Call within `store.write`. Listeners are called once it is on disk. */
  record(event: {
    kind: EventRow['kind'];
    line: string;
    owner_id?: string | null;
    data?: Record<string, unknown>;
  }): void;
  /** Returns all stored events, oldest first, or those after the one with a number. */
  list(after?: string): readonly EventRow[];
  /** Returns the number of the newest event; `'0'` before there is any. */
  last(): string;
  /** Calls the listener with each new event. Returns a function that removes it. */
  listen(listener: (event: EventRow) => void): () => void;
};

/** Creates the event log. */
export function createEvents(store: Store, clock: Clock): Events {
  const listeners = new Set<(event: EventRow) => void>();
  const rows = () => store.table('events').all();
  /** The highest number so far. It goes on after a reset: whoever was not connected then must still hear of it. */
  let highest = lastNumber(rows());
  /** Events that may not be on disk yet. Compared as rows: those of a restored state may have their numbers. */
  let pending: EventRow[] = [];

  store.onCommit((stored) => {
    const onDisk = new Set(stored.events);
    const confirmed = pending.filter((event) => onDisk.has(event));
    // An event that is neither on disk nor in memory was undone.
    const inMemory = new Set(rows());
    pending = pending.filter((event) => !onDisk.has(event) && inMemory.has(event));
    for (const event of confirmed) for (const listener of listeners) listener(event);
  });

  return {
    record({ kind, line, owner_id = null, data = {} }) {
      highest = Math.max(highest, lastNumber(rows())) + 1;
      const [id, at] = [String(highest), clock.now().toISOString()];
      const event = store.table('events').insert({ id, at, kind, line, owner_id, call: currentCall(), data });
      pending.push(event);
      const [oldest] = rows().slice(-MAX_EVENTS);
      store.table('events').removeWhere(({ id }) => Number(id) < Number(oldest?.id));
    },
    list(after = '0') {
      // A client of another store, which was here before, has seen other numbers.
      const seen = Number(after) > lastNumber(rows()) ? 0 : Number(after);
      return rows().filter(({ id }) => Number(id) > seen);
    },
    last: () => String(lastNumber(rows())),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const lastNumber = (rows: readonly EventRow[]): number => Number(rows.at(-1)?.id ?? 0);
