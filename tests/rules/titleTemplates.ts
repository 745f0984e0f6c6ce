import { nameOf } from './architectureRules.ts';
import { isNode, isText, type Node, partsOfTemplate } from './source.ts';

/** A value that the source alone does not determine. */
export const UNKNOWN = Symbol('unknown');

/** A value as far as the source determines it. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | typeof UNKNOWN;

export type Known = ReadonlyMap<string, Value>;

/** A title as it is in the source, and the parts of its text at run time. */
type TitleOfRow = { readonly template: string; readonly text: readonly (string | typeof UNKNOWN)[] };

/** Returns one title for each row of a `test.each` table; exactly one without a table. */
export function titlesOfRows(title: Node, table: unknown, known: Known): TitleOfRow[] {
  const template = templateOf(title);
  const parts = textsOf(title, known);
  if (table === undefined || parts.includes(UNKNOWN)) return [{ template, text: parts }];
  const text = parts.join('');
  const rows = literalOf(table, known);
  if (!Array.isArray(rows)) return [{ template, text: formatted(text, () => UNKNOWN) }];
  return rows.map((row: Value, i) => {
    const values = Array.isArray(row) ? row : [row];
    return { template, text: formatted(text, (place) => (place < values.length ? values[place] : UNKNOWN), i) };
  });
}

/** Returns the title without the expressions of a template literal; the fixed parts suffice to tell two tests apart. */
const templateOf = (title: Node): string =>
  isText(title) ? title.value : title.type === 'TemplateLiteral' ? partsOfTemplate(title).join('…') : '';

function textsOf(title: Node, known: Known): (string | typeof UNKNOWN)[] {
  if (isText(title)) return [title.value];
  if (title.type !== 'TemplateLiteral') return [UNKNOWN];
  const values = (title.expressions as Node[]).map((expression) => literalOf(expression, known));
  return partsOfTemplate(title).flatMap((part, i) => {
    const value = values[i];
    if (i >= values.length) return [part];
    return [part, value === UNKNOWN || Array.isArray(value) ? UNKNOWN : String(value)];
  });
}

/** Returns `'formats %s as %j'` with the values of a row, as the test runner prints them. `$name` of an object is unknown. */
function formatted(text: string, valueAt: (place: number) => Value, row?: number): (string | typeof UNKNOWN)[] {
  let place = 0;
  return text.split(/(%[sdifjo#$%]|\$[\w.]+)/).map((part, i) => {
    if (i % 2 === 0) return part;
    return /^%[sdifjo]$/.test(part) ? formatValue(part, valueAt(place++)) : formatSign(part, row);
  });
}

function formatValue(sign: string, value: Value): string | typeof UNKNOWN {
  if (value === UNKNOWN || Array.isArray(value) || sign === '%o') return UNKNOWN;
  return sign === '%j' ? (JSON.stringify(value) ?? 'undefined') : String(value);
}

function formatSign(sign: string, row: number | undefined): string | typeof UNKNOWN {
  if (sign === '%%') return '%';
  if (row === undefined || !sign.startsWith('%')) return UNKNOWN;
  return String(sign === '%#' ? row : row + 1);
}

/** Returns the value of an expression as far as it is literal. */
export function literalOf(node: unknown, known: Known): Value {
  if (!isNode(node)) return UNKNOWN;
  switch (node.type) {
    case 'Literal':
      return isPlain(node.value) ? node.value : UNKNOWN;
    case 'Identifier':
      return nameOf(node) === 'undefined' ? undefined : known.has(nameOf(node)) ? known.get(nameOf(node)) : UNKNOWN;
    case 'TSAsExpression':
      return literalOf(node.expression, known);
    case 'ArrayExpression':
      return (node.elements as unknown[]).map((element) => literalOf(element, known));
    case 'UnaryExpression': {
      const value = literalOf(node.argument, known);
      return node.operator === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
