import { nameOf } from './architectureRules.ts';
import { isNode, isText, type Node, partsOfTemplate } from './source.ts';

/** What the source does not tell. */
export const UNKNOWN = Symbol('unknown');

/** A value as far as the source tells it. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | typeof UNKNOWN;

export type Known = ReadonlyMap<string, Value>;

/** A title as it stands in the source, and as the texts and gaps that it is made of when it runs. */
type Filled = { readonly template: string; readonly text: readonly (string | typeof UNKNOWN)[] };

/** A title for each row of its table; of a title without a table there is one. */
export function filled(title: Node, table: unknown, known: Known): Filled[] {
  const template = templateOf(title);
  const text = textsOf(title, known);
  if (table === undefined || text.includes(UNKNOWN)) return [{ template, text }];
  const whole = text.join('');
  const rows = literalOf(table, known);
  if (!Array.isArray(rows)) return [{ template, text: printed(whole, () => UNKNOWN) }];
  return rows.map((row: Value, i) => {
    const values = Array.isArray(row) ? row : [row];
    return { template, text: printed(whole, (place) => (place < values.length ? values[place] : UNKNOWN), i) };
  });
}

/** The expressions of a template literal are left out: two tests differ by more than those. */
const templateOf = (title: Node): string =>
  isText(title) ? title.value : title.type === 'TemplateLiteral' ? partsOfTemplate(title).join('…') : '';

function textsOf(title: Node, known: Known): (string | typeof UNKNOWN)[] {
  if (isText(title)) return [title.value];
  if (title.type !== 'TemplateLiteral') return [UNKNOWN];
  const values = (title.expressions as Node[]).map((it) => literalOf(it, known));
  return partsOfTemplate(title).flatMap((part, i) => {
    const value = values[i];
    if (i >= values.length) return [part];
    return [part, value === UNKNOWN || Array.isArray(value) ? UNKNOWN : String(value)];
  });
}

/** `'%s is told: %j'` with the values of a row, as the runner prints them; a `$name` of an object is a gap. */
function printed(text: string, valueAt: (place: number) => Value, row?: number): (string | typeof UNKNOWN)[] {
  let place = 0;
  return text.split(/(%[sdifjo#$%]|\$[\w.]+)/).map((part, i) => {
    if (i % 2 === 0) return part;
    return /^%[sdifjo]$/.test(part) ? valuePrinted(part, valueAt(place++)) : signPrinted(part, row);
  });
}

function valuePrinted(sign: string, value: Value): string | typeof UNKNOWN {
  if (value === UNKNOWN || Array.isArray(value) || sign === '%o') return UNKNOWN;
  return sign === '%j' ? (JSON.stringify(value) ?? 'undefined') : String(value);
}

function signPrinted(sign: string, row: number | undefined): string | typeof UNKNOWN {
  if (sign === '%%') return '%';
  if (row === undefined || !sign.startsWith('%')) return UNKNOWN;
  return String(sign === '%#' ? row : row + 1);
}

/** The value of an expression, as far as it stands there literally. */
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
