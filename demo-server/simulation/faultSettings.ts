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
import { fieldErrors, HttpError } from '../http/errors.ts';

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
export type OnceFault = FaultSettings['once'][number];

/** Returns valid settings; fields that are left out are off. Throws a 422 for an invalid field. */
export function parseFaults(body: unknown): FaultSettings {
  const [failure, settings] = validated(body);
  if (!failure) return settings;
  const field = failure.path.length ? failure.path.join('.') : 'faults';
  throw new HttpError(422, { errors: { [field]: [failure.message] } });
}

function validated(body: unknown) {
  try {
    return validate(body, FaultSettings, { coerce: true });
  } catch {
    // The library puts the rejected value into its message, which fails for an object with its own `toString`.
    throw fieldErrors({ faults: 'This value is not valid' });
  }
}

export const NO_FAULTS = parseFaults({});
