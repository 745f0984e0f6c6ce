import type { Request, Response } from 'express';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { httpError } from '../http/errors.ts';
import { isFromHere } from '../http/guard.ts';
import type { EventRow } from '../store/rows.ts';

/** Maximum number of other machines that follow the event stream at the same time. */
export const MAX_VIEWERS = 3;

export type Viewers = {
  count(): number;
  /**
   * Admits another machine to the event stream until it disconnects; 429 when there are too many. The operator is
   * always admitted.
   */
  admit(req: Request, res: Response): void;
};

/** Creates the count of connected machines: phones in the same network, and consoles that only read. */
export function createViewers(): Viewers {
  const connected = new Set<Response>();
  return {
    count: () => connected.size,
    admit(req, res) {
      if (isFromHere(req)) return;
      if (connected.size >= MAX_VIEWERS) throw httpError(429, 'Too many attempts');
      connected.add(res);
      res.on('close', () => connected.delete(res));
    },
  };
}

/** Returns how to show events to a client: codes, passwords and chat texts are removed for other machines. */
export function redactedFor(req: Pick<Request, 'socket' | 'headers'>): (event: EventRow) => EventRow {
  if (isFromHere(req)) return (event) => event;
  return (event) =>
    event.kind === 'message' || event.kind === 'chat' ? { ...event, line: serverTexts.hiddenWrite, data: {} } : event;
}
