import type { Request, RequestHandler, Response } from 'express';
import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
  unknown,
  validate,
} from 'superstruct';
import { fieldErrors, HttpError, httpError } from '../http/errors.ts';
import type { Store } from '../store/store.ts';

/**
 * Rule that makes calls fail. `status` 0 never responds; a `body` that is text is sent as it is, so it may be invalid
 * JSON.
 */
const FailRule = object({
  /** `GET` …, or `*` for any. */
  method: defaulted(string(), '*'),
  /** `/api/loans/*`: a star matches one part of the path; two stars at its end match all that follows. */
  path: string(),
  status: refine(integer(), 'status', (status) => status === 0 || (status >= 200 && status <= 599)),
  body: optional(unknown()),
  /** Number of calls; null until the rule is removed. */
  times: defaulted(nullable(min(integer(), 1)), 1),
});
export type FailRule = Infer<typeof FailRule>;

const MINUTE_MS = 60_000;

/** The simulated faults. A field that is left out means no fault. */
export const FaultSettings = object({
  latency_ms: defaulted(max(min(integer(), 0), MINUTE_MS), 0),
  jitter_ms: defaulted(max(min(integer(), 0), MINUTE_MS), 0),
  offline: defaulted(boolean(), false),
  fail: defaulted(array(FailRule), () => []),
  /** Kilobits a second; null for no limit. */
  upload_kbps: defaulted(nullable(max(min(number(), 1), 10_000_000)), null),
  /** Share of an upload after which its connection is cut; null for never. */
  cut_upload_at: defaulted(nullable(max(min(number(), 0), 1)), null),
  bureau: defaulted(enums(['auto', 'reject']), 'auto'),
  selfie: defaulted(enums(['auto', 'lenses']), 'auto'),
  /** Seconds until a message arrives; null for never. */
  delivery_s: defaulted(nullable(enums([0, 5, 30])), 0),
  /** The fields above that are switched off again after their first use. */
  once: defaulted(array(enums(['latency_ms', 'offline', 'cut_upload_at', 'bureau', 'selfie', 'delivery_s'])), () => []),
});
export type FaultSettings = Infer<typeof FaultSettings>;
type OnceFault = FaultSettings['once'][number];

export type Faults = {
  current(): FaultSettings;
  /**
   * Replaces all settings; fields that are left out are off. Throws a 422 for an invalid field. Call within
   * `store.write`.
   */
  replace(body: unknown): FaultSettings;
  /** Reports that a fault was used: one that is in `once` is switched off. */
  consume(name: OnceFault): void;
  /** Returns the seconds until a message arrives, by the settings and the magic endings of phones; null for never. */
  deliverySeconds(channel: 'sms' | 'email', to: string): number | null;
  /** Middleware that delays, cuts and fails calls; for /api and /marketing. */
  readonly inject: RequestHandler;
  /**
   * Delays calls of e-mails that start with `lenta` by 3 s; every second call of those with `+falla` is a 500. Once a
   * call.
   */
  injectForOwner(req: Request, email: string | undefined): Promise<void>;
};

const SLOW_OWNER_MS = 3000;

/**
 * Browsers repeat a broken call by themselves; a call within this time, ms, is broken too, so that the fault is seen.
 */
const RETRY_MS = 1000;

type FaultOptions = {
  /** Returns the machine's time, ms; used to recognise repetitions whatever the demo's clock says. */
  readonly now?: () => number;
  /** Called for each fault that is used up, within `store.writeLater`. */
  readonly onUsedUp?: () => void;
};

/** Creates the faults; their settings are stored and survive a restart. */
export function createFaults(store: Store, { now = Date.now, onUsedUp = () => {} }: FaultOptions = {}): Faults {
  // A store of an older version may lack fields.
  const current = (): FaultSettings => ({ ...NO_FAULTS, ...store.setting('faults', NO_FAULTS) });
  const update = (update: () => FaultSettings) =>
    store.writeLater(() => {
      store.set('faults', update());
      onUsedUp();
    });
  /** Calls that were cut, and until when their repetition is cut too. */
  const cutCalls = store.keepInMemory(() => new Map<string, number>());
  /** Number of calls of each failing owner; starts again after a restart. */
  const callCounts = store.keepInMemory(() => new Map<string, number>());
  const delayed = new WeakSet<Request>();

  /** Returns the first rule that matches a call and uses it up by one. */
  const ruleFor = (req: Request): FailRule | undefined => {
    const { fail } = current();
    const path = `${req.baseUrl}${req.path}`.replace(/(?<=.)\/$/, '');
    const rule = fail.find((it) => isMethod(it.method, req.method) && isPath(it.path, path));
    if (rule?.times) {
      const remaining = rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
      update(() => ({ ...current(), fail: fail.flatMap((it) => (it === rule ? remaining : [it])) }));
    }
    return rule;
  };

  const consume = (name: OnceFault) => {
    if (!current().once.includes(name)) return;
    update(() => {
      const { [name]: _, once, ...others } = current();
      return parse({ ...others, once: once.filter((it) => it !== name) });
    });
  };

  return {
    current,
    consume,
    replace(body) {
      const settings = parse(body);
      store.set('faults', settings);
      return settings;
    },
    deliverySeconds(channel, to) {
      if (channel === 'sms' && to.endsWith('0000')) return null;
      const { delivery_s } = current();
      if (delivery_s === null) return null;
      return channel === 'sms' && to.endsWith('0003') ? Math.max(30, delivery_s) : delivery_s;
    },
    async inject(req, res, next) {
      const { latency_ms, jitter_ms, offline } = current();
      const call = `${req.method} ${req.originalUrl}`;
      const isRepeated = (cutCalls().get(call) ?? 0) > now();
      cutCalls().delete(call);
      if (offline || isRepeated) {
        if (current().once.includes('offline')) cutCalls().set(call, now() + RETRY_MS);
        consume('offline');
        return void req.socket.destroy();
      }
      const delay = latency_ms + Math.random() * jitter_ms;
      if (delay > 0) {
        consume('latency_ms');
        await pause(delay, res);
      }
      const rule = ruleFor(req);
      if (!rule) return next();
      respondWith(rule, res);
    },
    async injectForOwner(req, email) {
      if (email === undefined || delayed.has(req)) return;
      delayed.add(req);
      if (email.startsWith('lenta')) await pause(SLOW_OWNER_MS, req.res);
      if (!email.includes('+falla')) return;
      const count = (callCounts().get(email) ?? 0) + 1;
      callCounts().set(email, count);
      if (count % 2 === 0) throw httpError(500, 'Something went wrong');
    },
  };
}

function respondWith({ status, body }: FailRule, res: Response): void {
  // Never responds: the connection stays open until the client gives up.
  if (status === 0) return;
  if (status === 429) res.set('Retry-After', '60');
  res.status(status).type('json');
  if (typeof body === 'string') res.send(body);
  else res.json(body ?? (status >= 400 ? { message: 'Something went wrong' } : {}));
}

function parse(body: unknown): FaultSettings {
  const [failure, settings] = validated(body);
  if (!failure) return settings;
  const field = failure.path.length ? failure.path.join('.') : 'faults';
  throw new HttpError(422, { errors: { [field]: [failure.message] } });
}

const NO_FAULTS = parse({});

function validated(body: unknown) {
  try {
    return validate(body, FaultSettings, { coerce: true });
  } catch {
    // The library puts the rejected value into its message, which fails for an object with its own `toString`.
    throw fieldErrors({ faults: 'This value is not valid' });
  }
}

const isMethod = (pattern: string, method: string): boolean => pattern === '*' || pattern.toUpperCase() === method;

/** Whether a path matches a pattern, part by part. No pattern of the operator becomes a regular expression. */
export function isPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.at(-1) === '**') parts.length = Math.min(parts.length, wanted.length);
  return (
    pattern === '*' ||
    (wanted.length === parts.length && wanted.every((it, i) => it === '*' || it === '**' || it === parts[i]))
  );
}

/** Waits, but no longer than the client does. */
const pause = (ms: number, res: Response | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      res?.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    res?.on('close', done);
  });
