import { is, type Struct, validate } from 'superstruct';
import { knownNamesOf } from '#domain/readable';
import type { DescribedField } from '../http/fields.ts';

/** A JSON schema, 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

// biome-ignore lint/suspicious/noExplicitAny: structs of every shape.
type AnyStruct = Struct<any, any>;

/** Returns where a struct that has a name is described: `#/components/schemas/Loan`. */
export type ReferenceOf = (struct: AnyStruct) => string | undefined;

/**
 * Translates a superstruct shape into a JSON schema; `referenceOf` refers to those that are described elsewhere. Throws
 * for a kind of struct that it does not know, so that nothing is described by halves.
 */
// No library translates superstruct 2, where `optional` and `nullable` leave no trace but what the struct accepts.
export function jsonSchemaOf(struct: AnyStruct, referenceOf: ReferenceOf = () => undefined): JsonSchema {
  const reference = referenceOf(struct);
  const schema = reference === undefined ? translate(struct, referenceOf) : { $ref: reference };
  return is(null, struct) ? orNull(schema) : schema;
}

function orNull(schema: JsonSchema): JsonSchema {
  if (Object.keys(schema).length === 0) return schema;
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  };
}

function translate(struct: AnyStruct, referenceOf: ReferenceOf): JsonSchema {
  const { type, schema } = struct;
  if (isDescribed(schema)) return schema.jsonSchema;
  switch (type) {
    case 'string':
      // The keyword says that more values may come: https://opensource.zalando.com/restful-api-guidelines/#112
      return { type, ...(knownNamesOf(struct) && { 'x-extensible-enum': knownNamesOf(struct) }) };
    case 'number':
    case 'boolean':
      return { type };
    case 'unknown':
      return {};
    case 'Day':
      return { type: 'string', format: 'date' };
    case 'Instant':
      return { type: 'string', format: 'date-time' };
    case 'literal':
      return { const: schema };
    case 'enums':
      return { type: 'string', enum: Object.values(schema) };
    case 'union':
      return { type: ['string', 'number'].filter((it) => is(it === 'string' ? '' : 0, struct)) };
    case 'array':
      return { type, items: jsonSchemaOf(schema, referenceOf) };
    case 'record':
      return { type: 'object' };
    case 'object':
      return { ...objectSchema(schema, referenceOf), additionalProperties: false };
    case 'type':
      return objectSchema(schema, referenceOf);
    default:
      throw new Error(`There is no JSON schema for the struct '${type}'`);
  }
}

const isDescribed = (schema: unknown): schema is DescribedField =>
  typeof schema === 'object' && schema !== null && 'jsonSchema' in schema;

function objectSchema(fields: Readonly<Record<string, AnyStruct>>, referenceOf: ReferenceOf): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !mayBeMissing(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, jsonSchemaOf(field, referenceOf)])),
    ...(required.length > 0 && { required }),
  };
}

/** Whether a field may be left out: it is optional or has a default. */
function mayBeMissing(field: AnyStruct): boolean {
  const [failure] = validate(undefined, field, { coerce: true });
  return failure === undefined;
}
