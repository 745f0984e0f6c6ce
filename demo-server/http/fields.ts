import { type Failure, Struct, validate } from 'superstruct';
import { isDay } from '#domain/calendar';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { isDemoTime } from '../simulation/demoTime.ts';
import { HttpError } from './errors.ts';

// biome-ignore lint/suspicious/noExplicitAny: structs of every shape.
type AnyStruct = Struct<any, any>;

/** What the description of the API says of a field that superstruct does not know: a JSON schema. */
export type DescribedField = { readonly jsonSchema: Readonly<Record<string, unknown>> };

/**
 * Defines a field of the operator's calls. `expected` ends the Spanish sentence "… debe ser …" for other values;
 * `jsonSchema` describes the field in the OpenAPI document.
 */
// A message of its own, because superstruct's contains the value, which fails for an object with its own `toString`.
export const field = <Value>(
  expected: string,
  jsonSchema: DescribedField['jsonSchema'],
  isValid: (value: unknown) => boolean,
): Struct<Value, DescribedField> =>
  new Struct({ type: expected, schema: { jsonSchema }, validator: (value) => isValid(value) || expected });

const isNumber = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && value >= from && value <= to;

/** Any text that is not blank. */
export const text = () =>
  field<string>(
    fieldTexts.someText,
    { type: 'string', pattern: '\\S' },
    (value) => typeof value === 'string' && value.trim() !== '',
  );
export const yesOrNo = () =>
  field<boolean>(fieldTexts.yesOrNo, { type: 'boolean' }, (value) => typeof value === 'boolean');
export const numberFrom = (from: number, to: number) =>
  field<number>(
    fieldTexts.numberFromTo({ from: String(from), to: String(to) }),
    { type: 'number', minimum: from, maximum: to },
    (value) => isNumber(value, from, to),
  );
export const integerFrom = (from: number, to: number) =>
  field<number>(
    fieldTexts.integerFromTo({ from: String(from), to: String(to) }),
    { type: 'integer', minimum: from, maximum: to },
    (value) => Number.isInteger(value) && isNumber(value, from, to),
  );
export const oneOf = <const Value extends string | number>(values: readonly Value[]) =>
  field<Value>(fieldTexts.oneOf({ values: values.join(', ') }), { enum: values }, (value) =>
    values.includes(value as Value),
  );
/** The number of an event or a message as text, in the address of a call. */
export const numberText = (to = Number.MAX_SAFE_INTEGER) =>
  field<string>(
    fieldTexts.integerFromTo({ from: '0', to: String(to) }),
    { type: 'string', pattern: '^\\d+$' },
    (value) => typeof value === 'string' && /^\d+$/.test(value) && Number(value) <= to,
  );

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant with its offset, in the range of the demo's time. */
export const instant = () =>
  field<string>(fieldTexts.instant, { type: 'string', format: 'date-time' }, (value) => {
    const [, date = ''] = (typeof value === 'string' && INSTANT.exec(value)) || [];
    return isDay(date) && isDemoTime(new Date(value as string));
  });

/** Returns the value of a body or a query when it has the fields of a struct; else throws a 422 with a Spanish sentence. */
export function parseFields<Value>(value: unknown, struct: Struct<Value, unknown>): Value {
  const [failure, parsed] = validated(value, struct);
  if (!failure) return parsed;
  const name = failure.path.join('.') || 'body';
  throw new HttpError(422, { errors: { [name]: [sentenceFor(failure, name, struct)] } });
}

function validated<Value>(value: unknown, struct: Struct<Value, unknown>) {
  try {
    return validate(value, struct, { coerce: true });
  } catch {
    // superstruct puts the value of an unknown field into its message, which fails for an object with its own `toString`.
    const [name = 'body'] = Object.entries(value as object).find(([, part]) => !isPrintable(part)) ?? [];
    throw new HttpError(422, { errors: { [name]: [fieldTexts.wrongValue({ name })] } });
  }
}

function isPrintable(value: unknown): boolean {
  try {
    return typeof `${value}` === 'string';
  } catch {
    return false;
  }
}

function sentenceFor({ type, value, path }: Failure, name: string, struct: AnyStruct): string {
  if (type === 'never') {
    const known = knownNames(struct, path.slice(0, -1));
    return known.length === 0
      ? fieldTexts.noFields({ name })
      : fieldTexts.unknownField({ name, known: known.join(', ') });
  }
  const isObject = type === 'object' || type === 'record';
  const expected = type === 'array' ? fieldTexts.list : isObject ? fieldTexts.fields : type;
  return value === undefined ? fieldTexts.missingField({ name, expected }) : fieldTexts.wrongField({ name, expected });
}

/** Returns the names of the fields at a path of a struct. */
function knownNames(struct: AnyStruct, path: readonly unknown[]): string[] {
  const inner = path.reduce<AnyStruct>(
    (at, key) => (at.type === 'array' ? at.schema : at.schema[key as string]),
    struct,
  );
  return Object.keys(inner.schema as object);
}
