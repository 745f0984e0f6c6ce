import type { RequestHandler, Response } from 'express';
import type { Demo } from '../demo.ts';
import { noteFault } from '../http/currentCall.ts';
import { httpError } from '../http/errors.ts';
import type { FailRule } from './faultSettings.ts';
import { strikesMethod } from './faults.ts';
import { isFailingEmail, isSlowEmail } from './magicValues.ts';

/**
 * Browsers repeat a broken call by themselves; a call within this time, ms, is broken too, so that the fault is seen.
 */
const RETRY_MS = 1000;
const SLOW_OWNER_MS = 3000;

/** Middleware that cuts and delays calls by the operator's settings; for /api and /marketing. */
export function injectFaults({ store, clock, faults }: Pick<Demo, 'store' | 'clock' | 'faults'>): RequestHandler {
  /** Calls that were cut, and until when their repetition is cut too. */
  const cutCalls = store.keepInMemory(() => new Map<string, number>());
  const isCut = (method: string, call: string): boolean => {
    const { offline, once } = faults.current();
    const isOffline = offline && strikesMethod(method, once.includes('offline'));
    const isRepeated = (cutCalls().get(call) ?? 0) > clock.machineNow();
    cutCalls().delete(call);
    if (!isOffline && !isRepeated) return false;
    if (once.includes('offline')) cutCalls().set(call, clock.machineNow() + RETRY_MS);
    noteFault('offline');
    faults.consume('offline');
    return true;
  };

  return async (req, res, next) => {
    if (isCut(req.method, `${req.method} ${req.originalUrl}`)) return void req.socket.destroy();
    const { latency_ms, jitter_ms, once } = faults.current();
    const delay = latency_ms + Math.random() * jitter_ms;
    if (delay > 0 && strikesMethod(req.method, once.includes('latency_ms'))) {
      noteFault('latency_ms');
      faults.consume('latency_ms');
      await pause(delay, res);
    }
    next();
  };
}

/** Middleware that applies the operator's rules to calls, after their JSON body was read; for /api and /marketing. */
export const injectRules =
  ({ faults }: Pick<Demo, 'faults'>): RequestHandler =>
  async (req, res, next) => {
    const path = `${req.baseUrl}${req.path}`.replace(/(?<=.)\/$/, '');
    const rule = faults.consumeRule({ method: req.method, path, headers: req.headers, body: req.body });
    if (!rule) return next();
    if (rule.delay_ms) await pause(rule.delay_ms, res);
    if (rule.status !== null) return respondWith(rule, rule.status, res);
    res.set(rule.headers ?? {});
    next();
  };

function respondWith({ body, headers }: FailRule, status: number, res: Response): void {
  // Never responds: the connection stays open until the client gives up.
  if (status === 0) return;
  if (status === 429) res.set('Retry-After', '60');
  res
    .status(status)
    .type('json')
    .set(headers ?? {});
  if (typeof body === 'string') res.send(body);
  else res.json(body ?? (status >= 400 ? { message: 'Something went wrong' } : {}));
}

/**
 * Middleware for the magic e-mails that are slow or fail: of the signed-in owner, of a login, of a phone verification.
 */
export function injectOwnerFaults({ store, sessions }: Pick<Demo, 'store' | 'sessions'>): RequestHandler {
  /** Number of calls of each failing owner; starts again after a restart. */
  const callCounts = store.keepInMemory(() => new Map<string, number>());
  return async (req, res, next) => {
    const emailInBody: unknown = req.body?.email;
    const [, id] = /^\/auth\/([\w-]+)\/ver/.exec(req.path) ?? [];
    const owner = sessions.ownerIn(req) ?? (id === undefined ? undefined : store.table('owners').get(id));
    const email = typeof emailInBody === 'string' ? emailInBody.trim().toLowerCase() : owner?.email;
    if (email !== undefined && isSlowEmail(email)) {
      noteFault('magic');
      await pause(SLOW_OWNER_MS, res);
    }
    if (email !== undefined && isFailingEmail(email)) {
      const count = (callCounts().get(email) ?? 0) + 1;
      callCounts().set(email, count);
      if (count % 2 === 0) {
        noteFault('magic');
        throw httpError(500, 'Something went wrong');
      }
    }
    next();
  };
}

/** Waits, but no longer than the client does. */
const pause = (ms: number, res: Response): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      res.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    res.on('close', done);
  });
