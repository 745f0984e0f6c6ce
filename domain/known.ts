import { Struct } from 'superstruct';

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
