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

/** Answers that are made to fail: `status` 0 never answers; a `body` that is text goes out as it is, so it may be no JSON. */
const FailRule = object({
  /** `GET` …, or `*` for any. */
  method: defaulted(string(), '*'),
  /** `/api/loans/*`: a star stands for one part of the path, two at its end for all that follows. */
  path: string(),
  status: refine(integer(), 'status', (status) => status === 0 || (status >= 200 && status <= 599)),
  body: optional(unknown()),
  /** How many calls; null until it is taken off. */
  times: defaulted(nullable(min(integer(), 1)), 1),
});
export type FailRule = Infer<typeof FailRule>;

const MINUTE_MS = 60_000;

/** What goes wrong on demand (contract §6). A field that is left out is as if nothing went wrong. */
export const FaultSettings = object({
  latency_ms: defaulted(max(min(integer(), 0), MINUTE_MS), 0),
  jitter_ms: defaulted(max(min(integer(), 0), MINUTE_MS), 0),
  offline: defaulted(boolean(), false),
  fail: defaulted(array(FailRule), () => []),
  /** Kilobits a second; null for as fast as can be. */
  upload_kbps: defaulted(nullable(max(min(number(), 1), 10_000_000)), null),
  /** The share of an upload after which its connection is cut; null for none. */
  cut_upload_at: defaulted(nullable(max(min(number(), 0), 1)), null),
  bureau: defaulted(enums(['auto', 'reject']), 'auto'),
  selfie: defaulted(enums(['auto', 'lenses']), 'auto'),
  /** Seconds until a message arrives; null for never. */
  delivery_s: defaulted(nullable(enums([0, 5, 30])), 0),
  /** Those of the fields above that are off again as soon as they have struck once. */
  once: defaulted(array(enums(['latency_ms', 'offline', 'cut_upload_at', 'bureau', 'selfie', 'delivery_s'])), () => []),
});
export type FaultSettings = Infer<typeof FaultSettings>;
type OnceFault = FaultSettings['once'][number];

export type Faults = {
  current(): FaultSettings;
  /** Sets all faults: what is left out is off. 422 on what is no fault. Within `store.write`. */
  put(body: unknown): FaultSettings;
  /** A fault has struck: one that was to strike once is off again. */
  struck(name: OnceFault): void;
  /** Seconds until a message arrives, by the settings and the phone's magic endings (ux §9); null for never. */
  deliverySeconds(channel: 'sms' | 'email', to: string): number | null;
  /** Slows, cuts and fails the product's calls; for /api and /marketing. */
  readonly strike: RequestHandler;
  /** Once for each call: e-mails that start with `lenta` wait 3 s, of those with `+falla` every second call is a 500 (ux §9). */
  strikeOwner(req: Request, email: string | undefined): Promise<void>;
};

const SLOW_OWNER_MS = 3000;

/** A browser asks once more by itself when a connection breaks, and nobody would see that it did, ms. */
const RETRY_MS = 1000;

type Surroundings = {
  /** The machine's time, ms: a repetition is known by how soon it comes, whatever the demo's clock says. */
  readonly now?: () => number;
  /** Hears of each fault that is used up; within `store.later`. */
  readonly spent?: () => void;
};

/** Faults kept in the store, so that a restart does not take them off. */
export function createFaults(store: Store, { now = Date.now, spent = () => {} }: Surroundings = {}): Faults {
  // A store of an older version may lack a field.
  const current = (): FaultSettings => ({ ...NO_FAULTS, ...store.setting('faults', NO_FAULTS) });
  const spend = (change: () => FaultSettings) =>
    store.later(() => {
      store.set('faults', change());
      spent();
    });
  /** Calls that were cut off once, and until when their repetition is too. */
  const cutOff = store.remember(() => new Map<string, number>());
  /** Calls of each failing owner so far; a restart may begin anew. */
  const callsOf = store.remember(() => new Map<string, number>());
  const delayed = new WeakSet<Request>();

  /** The first rule that a call meets; it is used up by one. */
  const ruleFor = (req: Request): FailRule | undefined => {
    const { fail } = current();
    const path = `${req.baseUrl}${req.path}`.replace(/(?<=.)\/$/, '');
    const rule = fail.find((it) => isMethod(it.method, req.method) && isPath(it.path, path));
    if (rule?.times) {
      const left = rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
      spend(() => ({ ...current(), fail: fail.flatMap((it) => (it === rule ? left : [it])) }));
    }
    return rule;
  };

  const struck = (name: OnceFault) => {
    if (!current().once.includes(name)) return;
    spend(() => {
      const { [name]: _, once, ...others } = current();
      return parse({ ...others, once: once.filter((it) => it !== name) });
    });
  };

  return {
    current,
    struck,
    put(body) {
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
    async strike(req, res, next) {
      const { latency_ms, jitter_ms, offline } = current();
      const call = `${req.method} ${req.originalUrl}`;
      const isRepeated = (cutOff().get(call) ?? 0) > now();
      cutOff().delete(call);
      if (offline || isRepeated) {
        if (current().once.includes('offline')) cutOff().set(call, now() + RETRY_MS);
        struck('offline');
        return void req.socket.destroy();
      }
      const delay = latency_ms + Math.random() * jitter_ms;
      if (delay > 0) {
        struck('latency_ms');
        await pause(delay, res);
      }
      const rule = ruleFor(req);
      if (!rule) return next();
      fail(rule, res);
    },
    async strikeOwner(req, email) {
      if (email === undefined || delayed.has(req)) return;
      delayed.add(req);
      if (email.startsWith('lenta')) await pause(SLOW_OWNER_MS, req.res);
      if (!email.includes('+falla')) return;
      const count = (callsOf().get(email) ?? 0) + 1;
      callsOf().set(email, count);
      if (count % 2 === 0) throw httpError(500, 'Something went wrong');
    },
  };
}

function fail({ status, body }: FailRule, res: Response): void {
  // Never answered: the connection stays until its owner gives up.
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
    // The library writes what it refuses into its message, which an object with a `toString` of its own makes impossible.
    throw fieldErrors({ faults: 'This value is not valid' });
  }
}

const isMethod = (wanted: string, method: string): boolean => wanted === '*' || wanted.toUpperCase() === method;

/** Whether a path fits a pattern, part by part: no pattern of the operator's ever becomes a regular expression. */
export function isPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.at(-1) === '**') parts.length = Math.min(parts.length, wanted.length);
  return (
    pattern === '*' ||
    (wanted.length === parts.length && wanted.every((it, i) => it === '*' || it === '**' || it === parts[i]))
  );
}

/** Waits; a caller who has gone is not waited for. */
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
