import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

const calls = new AsyncLocalStorage<string>();

/** Remembers the call for whatever it leads to; its query may hold a secret and is left out. */
export const rememberCall: RequestHandler = (req, _res, next) => calls.run(`${req.method} ${req.path}`, next);

/** The call that led here, `PUT /api/applications/12`; null when none did. */
export const currentCall = (): string | null => calls.getStore() ?? null;
