import { array, defaulted, type Infer, nullable, object, optional, unknown } from 'superstruct';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { HttpError } from '../http/errors.ts';
import { field, integerFrom, numberFrom, oneOf, parseFields, text, yesOrNo } from '../http/fields.ts';
import { canMatch } from './faultyPaths.ts';

const METHODS = ['*', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const status = field<number>(
  fieldTexts.failStatus,
  { type: 'integer', minimum: 0, maximum: 599 },
  (value) => value === 0 || (Number.isInteger(value) && (value as number) >= 200 && (value as number) <= 599),
);

/**
 * Rule that makes calls fail. `status` 0 never responds; a `body` that is text is sent as it is, so it may be invalid
 * JSON.
 */
const FailRule = object({
  /** `GET` …, or `*` for any. */
  method: defaulted(oneOf(METHODS), '*'),
  /** `/api/loans/*`: a star matches one part of the path; two stars at its end match all that follows. */
  path: text(),
  status,
  body: optional(unknown()),
  /** Number of calls; null until the rule is removed. */
  times: defaulted(nullable(integerFrom(1, 1_000_000)), 1),
});
export type FailRule = Infer<typeof FailRule>;

const MINUTE_MS = 60_000;

/** The simulated faults. A field that is left out means no fault. */
export const FaultSettings = object({
  latency_ms: defaulted(integerFrom(0, MINUTE_MS), 0),
  jitter_ms: defaulted(integerFrom(0, MINUTE_MS), 0),
  offline: defaulted(yesOrNo(), false),
  fail: defaulted(array(FailRule), () => []),
  /** Kilobits a second; null for no limit. */
  upload_kbps: defaulted(nullable(numberFrom(1, 10_000_000)), null),
  /** Share of an upload after which its connection is cut; null for never. */
  cut_upload_at: defaulted(nullable(numberFrom(0, 1)), null),
  bureau: defaulted(oneOf(['auto', 'reject']), 'auto'),
  selfie: defaulted(oneOf(['auto', 'lenses']), 'auto'),
  /** Seconds until a message arrives; null for never. */
  delivery_s: defaulted(nullable(oneOf([0, 5, 30])), 0),
  /** The fields above that are switched off again after their first use. */
  once: defaulted(array(oneOf(['latency_ms', 'offline', 'cut_upload_at', 'bureau', 'selfie', 'delivery_s'])), () => []),
});
export type FaultSettings = Infer<typeof FaultSettings>;
/** Settings as a caller sends them: all but a rule's path and status may be left out. */
export type FaultChanges = Partial<Omit<FaultSettings, 'fail'>> & { readonly fail?: readonly FailRuleFields[] };
export type FailRuleFields = Pick<FailRule, 'path' | 'status'> & Partial<FailRule>;
export type OnceFault = FaultSettings['once'][number];

/**
 * Returns valid settings; fields that are left out are off. Throws a 422 for an invalid field, and for a rule that no
 * call of the app could ever match.
 */
export function parseFaults(body: unknown): FaultSettings {
  const settings = parseFields(body, FaultSettings);
  const useless = settings.fail.findIndex(({ method, path }) => !canMatch(method, path));
  if (useless < 0) return settings;
  const name = `fail.${useless}.path`;
  throw new HttpError(422, { errors: { [name]: [fieldTexts.wrongField({ name, expected: fieldTexts.callPath })] } });
}

export const NO_FAULTS = parseFaults({});
