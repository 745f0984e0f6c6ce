import type { ErrorRequestHandler } from 'express';
import { HttpError } from '../http/errors.ts';
import type { Sessions } from './sessions.ts';

/** How long the 401 is held back, ms: by then each window has followed the new data, also on a busy machine. */
const HOLD_MS = 4000;
/** A request with this header wants its 401 at once: a window that asks whether its session is gone. */
export const AT_ONCE_HEADER = 'x-at-once';

/**
 * Error handler for calls whose session is gone because the data were reset or restored meanwhile. Their 401 is held
 * back: at once, the app would say that the session has ended, before its window has followed the new data.
 */
export const holdReplacedSessions =
  (sessions: Pick<Sessions, 'wasReplaced'>): ErrorRequestHandler =>
  (error, req, res, next) => {
    const isEnded = error instanceof HttpError && error.status === 401;
    if (!isEnded || req.get(AT_ONCE_HEADER) !== undefined || !sessions.wasReplaced(req)) return next(error);
    const timer = setTimeout(next, HOLD_MS, error);
    res.on('close', () => clearTimeout(timer));
  };
