import type { Request, RequestHandler, Response } from 'express';
import type { Demo } from '../demo.ts';
import { acceptWebSocket } from '../http/upgrades.ts';
import type { EventRow } from '../store/rows.ts';

/** Middleware of a page: sends the number of the newest event, from which on the page follows them. */
export const sendLastEvent =
  ({ events }: Pick<Demo, 'events'>): RequestHandler =>
  (_req, res, next) => {
    res.set('Server-Timing', `event;desc="${events.last()}"`);
    next();
  };

/**
 * Sends the events live over a WebSocket, one message each, as `view` shows them: first those after the last one that the
 * client has seen, then `ready` with the number of the newest, then each new one.
 */
export function sendEventsLive(
  { events, calls }: Pick<Demo, 'events' | 'calls'>,
  req: Request,
  res: Response,
  { after, view }: { after: string | undefined; view: (event: EventRow) => object },
): void {
  acceptWebSocket(req, res, (webSocket) => {
    const send = (message: object) => webSocket.send(JSON.stringify(message));
    const missed = after === undefined ? [] : events.list(after);
    for (const event of missed) send(view(event));
    send({ kind: 'ready', id: events.last() });
    const stops = [
      // A listener is called once an event is on disk: one of those above may still come.
      events.listen((event) => {
        if (!missed.includes(event)) send(view(event));
      }),
      // Without a number: these are not stored.
      calls.listen((changesData) => send({ kind: 'call', data: { changes_data: changesData } })),
    ];
    webSocket.on('close', () => {
      for (const stop of stops) stop();
    });
  });
}
