import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The HTTP call that is being handled. */
type CurrentCall = {
  /** Unique; sent as the header `X-Request-Id`. */
  readonly id: string;
  /** Method and path, without the query, which may hold secrets. */
  readonly line: string;
  /** Names of the faults that were injected into the call. */
  readonly faults: Set<string>;
};

const calls = new AsyncLocalStorage<CurrentCall>();

/** Middleware that makes the call available to the functions below, and sends its id with the response. */
export const rememberCall: RequestHandler = (req, res, next) => {
  const id = randomUUID();
  res.set('X-Request-Id', id);
  calls.run({ id, line: `${req.method} ${req.path}`, faults: new Set() }, next);
};

/** Returns the HTTP call that is being handled, such as `PUT /api/applications/12`; null outside of one. */
export const currentCall = (): string | null => calls.getStore()?.line ?? null;

/** Returns the id of the call that is being handled, and the faults so far, a set that later ones are added to. */
export function currentRequest(): Pick<CurrentCall, 'id' | 'faults'> {
  const { id, faults } = calls.getStore() ?? { id: '', faults: new Set<string>() };
  return { id, faults };
}

/** Records that a fault was injected into the call that is being handled. */
export const noteFault = (name: string): void => void calls.getStore()?.faults.add(name);
