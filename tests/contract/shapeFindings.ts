import { type Failure, validate } from 'superstruct';
import type { Shape } from '../../demo-server/openapi/calls/apiCall.ts';
import { knownNamesOf } from '../../domain/readable.ts';
import type { Finding } from './report.ts';

type ShapeFinding = Pick<Finding, 'sentence'> & { readonly verdict: 'harmless' | 'broken' };

/** Names of what a field must be, by the kind of its struct. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  type: 'an object',
  Day: "'yyyy-MM-dd'",
  Instant: "an instant with its offset, '2026-07-24T02:00:00-06:00'",
  union: 'a text or a number',
};

/**
 * Returns what of a body is not as the app needs it, each field once: of a list of loans with wrong dates only the first.
 * What the app copes with is harmless: unknown fields, new statuses.
 */
export function shapeFindings(body: unknown, shape: Shape): ShapeFinding[] {
  const [error] = validate(body, shape);
  const failures = error?.failures().map(sentenceOf) ?? [];
  const broken = [...new Set(failures)].map((sentence): ShapeFinding => ({ verdict: 'broken', sentence }));
  const fields = new Set<string>();
  return [...broken, ...additions(body, shape)].filter(({ sentence }) => {
    const [field = ''] = sentence.split(' ');
    const isFirst = !fields.has(field);
    fields.add(field);
    return isFirst;
  });
}

function sentenceOf({ path, value, type }: Failure): string {
  const expected = EXPECTED[type] ?? type;
  const field = nameOf(path);
  if (value === undefined) return `${field} is missing; the app needs ${expected}`;
  return `${field} is ${shown(value)}; the app needs ${expected}`;
}

/** Returns the path of a field without the places in lists: `summary.missing_installment.due_date`. */
function nameOf(path: readonly unknown[]): string {
  const names = path.filter((part): part is string => typeof part === 'string');
  return names.length === 0 ? 'The body' : `\`${names.join('.')}\``;
}

/** Returns a value as a sentence shows it. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).join(', ') || 'no fields'}`;
  const text = typeof value === 'string' ? `'${value}'` : String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Returns the fields and values that the app does not know and copes with. */
function additions(value: unknown, shape: Shape, path: readonly string[] = []): ShapeFinding[] {
  if (shape.type === 'array')
    return Array.isArray(value) ? value.flatMap((it) => additions(it, shape.schema, path)) : [];
  if (shape.type !== 'type' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => {
    const at = [...path, field];
    if (!(field in shape.schema)) return [harmless(`${nameOf(at)} is an additional field; the app ignores it`)];
    const names = knownNamesOf(shape.schema[field]);
    const isNew = names !== undefined && typeof part === 'string' && !names.includes(part);
    if (isNew)
      return [harmless(`${nameOf(at)} is ${shown(part)}, which the app does not know; it shows a general text`)];
    return additions(part, shape.schema[field], at);
  });
}

const harmless = (sentence: string): ShapeFinding => ({ verdict: 'harmless', sentence });
