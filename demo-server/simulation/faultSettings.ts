import { isDeepStrictEqual } from 'node:util';
import { array, defaulted, type Infer, nullable, object, optional, record, string, unknown } from 'superstruct';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { HttpError } from '../http/errors.ts';
import { field, integerFrom, numberFrom, oneOf, parseFields, text, yesOrNo } from '../http/fields.ts';
import { matchedCalls } from './faultyPaths.ts';

const METHODS = ['*', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const MINUTE_MS = 60_000;

const status = field<number | null>(
  fieldTexts.failStatus,
  { type: 'integer', minimum: 0, maximum: 599 },
  (value) =>
    value === null || value === 0 || (Number.isInteger(value) && (value as number) >= 200 && (value as number) <= 599),
);

const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const headerName = field<string>(fieldTexts.headerName, { type: 'string' }, (name) => HEADER_NAME.test(String(name)));
/** The server computes these; with other values no client could read the response. */
const COMPUTED_HEADERS = ['content-length', 'transfer-encoding', 'connection'];
const responseHeaderName = field<string>(
  fieldTexts.responseHeaderName,
  { type: 'string' },
  (name) => HEADER_NAME.test(String(name)) && !COMPUTED_HEADERS.includes(String(name).toLowerCase()),
);
const headerValue = field<string>(
  fieldTexts.headerValue,
  { type: 'string' },
  (value) => typeof value === 'string' && /^[\x20-\x7e\xa0-\xff]*$/.test(value),
);

/** Condition of a rule: all of these headers and fields of the body must match. */
const Condition = object({
  /** By name, in any case; a star in a value stands for any text: `{ "User-Agent": "*iPhone*" }`. */
  headers: optional(record(headerName, headerValue)),
  /** Fields of the JSON body with equal values. */
  body: optional(record(string(), unknown())),
});
export type Condition = Infer<typeof Condition>;

/**
 * Rule that makes calls fail, late, or carry other headers. `status` 0 never responds, null leaves the response to the
 * server; a `body` that is text is sent as it is, so it may be invalid JSON.
 */
export const FailRule = object({
  /** `GET` …, or `*` for any. */
  method: defaulted(oneOf(METHODS), '*'),
  /** `/api/loans/*`: a star matches one part of the path; two stars at its end match all that follows. */
  path: text(),
  status,
  body: optional(unknown()),
  when: optional(Condition),
  /** Headers of the response. */
  headers: optional(record(responseHeaderName, headerValue)),
  delay_ms: optional(integerFrom(0, MINUTE_MS)),
  /** Number of calls; null until the rule is removed. */
  times: defaulted(nullable(integerFrom(1, 1_000_000)), 1),
});
export type FailRule = Infer<typeof FailRule>;

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
  settings.fail.forEach(checkRule);
  return settings;
}

/** Throws a 422 for a rule that no call of the app could match, or that would change nothing. */
function checkRule({ method, path, when, status, headers, delay_ms }: FailRule, index: number): void {
  const rejected = (field: string, sentence: (name: string) => string) => {
    const name = `fail.${index}.${field}`;
    return new HttpError(422, { errors: { [name]: [sentence(name)] } });
  };
  const calls = matchedCalls(method, path);
  if (calls.length === 0)
    throw rejected('path', (name) => fieldTexts.wrongField({ name, expected: fieldTexts.callPath }));
  const fields = Object.keys(when?.body ?? {});
  if (!calls.some((call) => fields.every((field) => call.fields.includes(field)))) {
    const known = [...new Set(calls.flatMap((call) => call.fields))];
    const unknown = fields.find((field) => !known.includes(field)) ?? fields[0];
    throw rejected(`when.body.${unknown}`, (name) =>
      known.length === 0 ? fieldTexts.noFields({ name }) : fieldTexts.unknownField({ name, known: known.join(', ') }),
    );
  }
  if (status === null && !delay_ms && Object.keys(headers ?? {}).length === 0)
    throw rejected('status', (name) => fieldTexts.wrongField({ name, expected: fieldTexts.effect }));
}

export const NO_FAULTS = parseFaults({});

/** Whether a fault that was on is off after a change: a setting, or a rule. Its number of calls does not matter. */
export function isSomeSwitchedOff(before: FaultSettings, after: FaultSettings): boolean {
  const { fail: rulesBefore, once: _, ...settings } = before;
  const hasRule = (rule: FailRule) =>
    after.fail.some((other) => isDeepStrictEqual({ ...other, times: null }, { ...rule, times: null }));
  const isOff = (name: keyof typeof settings) => before[name] !== NO_FAULTS[name] && after[name] === NO_FAULTS[name];
  return !rulesBefore.every(hasRule) || (Object.keys(settings) as (keyof typeof settings)[]).some(isOff);
}
