import type { Request, Response } from 'express';
import { currentCall } from '../http/currentCall.ts';
import type { EventRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';

/** How many events are kept; the oldest go first. */
const KEPT = 1000;
const HEARTBEAT_MS = 15_000;

export type Events = {
  /** Notes what happened; within `store.write`. It is told to listeners once it is on disk. */
  note(event: { kind: EventRow['kind']; line: string; owner_id?: string; data?: Record<string, unknown> }): void;
  /** All that are kept, oldest first, or those after one. */
  list(after?: string): readonly EventRow[];
  /** The number of the newest one; `'0'` before there is any. */
  last(): string;
  /** Answers a call with the live stream (server-sent events), from the last one its reader has seen, each as it is `shown` to her. */
  stream(req: Request, res: Response, shown: (event: EventRow) => EventRow): void;
  /** Calls the listener with each new event. Answers how to stop that. */
  listen(listener: (event: EventRow) => void): () => void;
};

/** The record of what happened, kept in the store and told live. */
export function createEvents(store: Store, clock: Clock): Events {
  const listeners = new Set<(event: EventRow) => void>();
  const rows = () => store.table('events').all();
  /** Noted, but not known to be on disk yet. Rows, not numbers: those begin again after a reset. */
  let pending: EventRow[] = [];

  store.onCommit((kept) => {
    const onDisk = new Set(kept.events);
    const fresh = pending.filter((event) => onDisk.has(event));
    // What is in neither was taken back.
    const inMemory = new Set(rows());
    pending = pending.filter((event) => !onDisk.has(event) && inMemory.has(event));
    for (const event of fresh) for (const listener of listeners) listener(event);
  });

  const list = (after = '0') => {
    // A reader from before a reset has seen higher numbers than there are.
    const seen = Number(after) > lastNumber(rows()) ? 0 : Number(after);
    return rows().filter(({ id }) => Number(id) > seen);
  };
  const listen = (listener: (event: EventRow) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    note({ kind, line, owner_id, data }) {
      const event = store.table('events').insert({
        id: store.nextNumber('events'),
        at: clock.now().toISOString(),
        kind,
        line,
        owner_id: owner_id ?? null,
        call: currentCall(),
        data: data ?? {},
      });
      pending.push(event);
      const [oldest] = rows().slice(-KEPT);
      if (oldest && rows().length > KEPT) {
        store.table('events').removeWhere(({ id }) => Number(id) < Number(oldest.id));
      }
    },
    list,
    last: () => String(lastNumber(rows())),
    listen,
    stream(req, res, shown) {
      res.set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      res.flushHeaders();
      const send = (event: EventRow) =>
        res.write(`id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(shown(event))}\n\n`);
      const seen = req.get('last-event-id') ?? req.query.after;
      res.write('retry: 1000\n\n');
      if (typeof seen === 'string') list(seen).forEach(send);
      const stop = listen(send);
      const heart = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS).unref();
      res.on('close', () => {
        clearInterval(heart);
        stop();
      });
    },
  };
}

const lastNumber = (rows: readonly EventRow[]): number => Number(rows.at(-1)?.id ?? 0);
