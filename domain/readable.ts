import { define, is, Struct, validate } from 'superstruct';

/**
 * Parses a value by its shape. Returns undefined when it does not fit; fields of `ifReadable` that cannot be read are left
 * out instead.
 */
export function parse<Value, Schema>(value: unknown, shape: Struct<Value, Schema>): Value | undefined {
  const [failure, parsed] = validate(value, shape, { coerce: true });
  return failure ? undefined : parsed;
}

/**
 * Returns the shape of a field that is left out when it cannot be read: undefined where the field is optional, else null.
 * For what a screen can do without, so that one unreadable value does not make a whole response unreadable.
 */
export const ifReadable = <Value, Schema>(shape: Struct<Value, Schema>): Struct<Value, Schema> =>
  new Struct({
    ...shape,
    coercer: (value, context) => {
      const [failure] = validate(value, shape, { coerce: true });
      if (value === undefined || !failure) return shape.coercer(value, context);
      return is(undefined, shape) ? undefined : null;
    },
  });

/**
 * Superstruct schema of an instant, ISO 8601 with its offset, without which it could be another day in Mexico City. The
 * years are those in which days can be added and written.
 */
export const InstantShape = define<string>(
  'Instant',
  (value) =>
    typeof value === 'string' &&
    /^(?:19|20|21)\d\d-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);

// The shapes below have the names of the types in JSON, by which the OpenAPI document describes them.

/** More than any amount of the product, in pesos: its centavos are still exact. */
const MAX_PESOS = 1e12;

/** Superstruct schema of an amount in pesos that can be calculated with and written. */
export const PesosShape = define<number>(
  'number',
  (value) => typeof value === 'number' && Math.abs(value) <= MAX_PESOS,
);

/** Superstruct schema of a small count, such as of months. */
export const CountShape = define<number>(
  'number',
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000,
);

/** Returns the instant in a field of `InstantShape`; undefined without one. */
export const instantOf = (text: string | null | undefined): Date | undefined =>
  text === null || text === undefined ? undefined : new Date(text);

/**
 * Returns the name if this version knows it, else `'unknown'`. The real API may add statuses and steps; a closed type
 * makes a misspelt comparison fail to compile.
 */
export const toKnown = <Name extends string>(names: readonly Name[], name: string): Name | 'unknown' =>
  names.find((known) => known === name) ?? 'unknown';

/**
 * Returns the shape of a name of which a newer API may have more, such as a status. On the wire it is any text, so that a
 * new one does not make a whole response unreadable; `parse` returns a known one or `'unknown'`.
 */
export const known = <const Name extends string>(names: readonly Name[]): Struct<Name | 'unknown', readonly Name[]> =>
  new Struct({
    type: 'string',
    schema: names,
    validator: (value) => typeof value === 'string',
    coercer: (value) => (typeof value === 'string' ? toKnown(names, value) : value),
  });

/** Returns the names that a shape made by `known` knows; undefined for another shape. */
export const knownNamesOf = ({ type, schema }: Pick<Struct, 'type' | 'schema'>): readonly string[] | undefined =>
  type === 'string' && Array.isArray(schema) ? schema : undefined;
