import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

const calls = new AsyncLocalStorage<string>();

/** Middleware that makes the call available to `currentCall`. Without its query, which may hold secrets. */
export const rememberCall: RequestHandler = (req, _res, next) => calls.run(`${req.method} ${req.path}`, next);

/** Returns the HTTP call that is being handled, such as `PUT /api/applications/12`; null outside of one. */
export const currentCall = (): string | null => calls.getStore() ?? null;
