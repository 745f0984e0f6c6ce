import type { Request, Response } from 'express';
import type { Demo } from '../demo.ts';
import { isFromHere } from '../http/guard.ts';
import { listenForPlace } from '../scenarios/place.ts';
import { listenForShownSteps } from '../scenarios/shownSteps.ts';
import type { EventRow } from '../store/rows.ts';

const HEARTBEAT_MS = 15_000;

/**
 * Responds with the live stream of events (server-sent events), from the last one that the client has seen. Other machines
 * get their kinds alone, for which the app fetches its data again: the lines hold codes and passwords.
 */
export function streamEvents(
  { events, calls, store }: Pick<Demo, 'events' | 'calls' | 'store'>,
  req: Request,
  res: Response,
): void {
  const isOperator = isFromHere(req);
  const send = (event: EventRow) =>
    res.write(`id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(isOperator ? event : {})}\n\n`);
  res.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  res.write('retry: 1000\n\n');
  const seen = req.get('last-event-id') ?? req.query.after;
  const missed = typeof seen === 'string' ? events.list(seen) : [];
  missed.forEach(send);
  res.write(`event: ready\ndata: ${events.last()}\n\n`);
  // A listener is called once an event is on disk: one of those above may still come.
  const stop = events.listen((event) => {
    if (!missed.includes(event)) send(event);
  });
  // Without a number: these are not stored, so that no client continues after one. Who follows the place or the shown steps
  // fetches them.
  const stopCalls = calls.listen((id) => res.write(`event: call\ndata: ${JSON.stringify({ id })}\n\n`));
  const stopPlace = listenForPlace(store, () => res.write('event: place\ndata: {}\n\n'));
  const stopShownSteps = listenForShownSteps(store, () => res.write('event: shown-steps\ndata: {}\n\n'));
  const heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS).unref();
  res.on('close', () => {
    clearInterval(heartbeat);
    stop();
    stopCalls();
    stopPlace();
    stopShownSteps();
  });
}
