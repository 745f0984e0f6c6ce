import type { Request, Response } from 'express';
import { httpError } from '../http/errors.ts';
import { isFromHere } from '../http/guard.ts';
import type { EventRow } from '../store/rows.ts';
import { inSpanish } from './messageTexts.ts';

/** How many other machines may follow the demo at a time (ux O9). */
export const MAX_VIEWERS = 3;

export type Viewers = {
  count(): number;
  /** Lets another machine follow the stream until it leaves; 429 when there are enough. The operator always may. */
  admit(req: Request, res: Response): void;
};

/** The machines that look on: phones in the same network, and consoles that change nothing. */
export function createViewers(): Viewers {
  const there = new Set<Response>();
  return {
    count: () => there.size,
    admit(req, res) {
      if (isFromHere(req.socket)) return;
      if (there.size >= MAX_VIEWERS) throw httpError(429, 'Too many attempts');
      there.add(res);
      res.on('close', () => there.delete(res));
    },
  };
}

/** What an event says to another machine: codes, passwords and what was written in the chat stay on this one. */
export function shownTo(req: Pick<Request, 'socket'>): (event: EventRow) => EventRow {
  if (isFromHere(req.socket)) return (event) => event;
  return (event) =>
    event.kind === 'message' || event.kind === 'chat'
      ? { ...event, line: inSpanish('Something was written'), data: {} }
      : event;
}
