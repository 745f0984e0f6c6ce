import { nameOf } from './architectureRules.ts';
import { isNode, isText, type Node, nodesOf, type SourceFile, treeOf } from './source.ts';
import { type Known, literalOf, titlesOfRows, UNKNOWN, type Value } from './titleTemplates.ts';

/** One title on the path from a group to a test or step: its source text, and a pattern of what it is at run time. */
type Part = { readonly template: string; readonly pattern: RegExp };

/** The titles on the path to a test or step, read from the source without running it, and whether it is skipped. */
export type Title = { readonly parts: readonly Part[]; readonly skipped: boolean };

/** Returns every test and step of a file. Each row of a literal `test.each` table or loop counts as a test. */
export function titlesOf(file: SourceFile): Title[] {
  const titles: Title[] = [];
  collect(treeOf(file), { parts: [], skipped: false, known: new Map() }, titles);
  return titles;
}

/**
 * Returns the titles that a name refers to. The name is `'group > test'`, the end of such a path, or the title of a table
 * as it is in the source. Empty when nothing matches or when more than one title in the source does.
 */
export function titlesNamed(titles: readonly Title[], name: string): readonly Title[] {
  const titlePath = name.split(' > ');
  const found = titles.filter(({ parts }) => {
    const end = parts.slice(-titlePath.length);
    return end.length === titlePath.length && end.every((part, i) => isTitled(part, titlePath[i] ?? ''));
  });
  const exact = found.filter(({ parts }) => parts.length === titlePath.length);
  const matches = exact.length > 0 ? exact : found;
  return new Set(matches.map(({ parts }) => parts.map(({ template }) => template).join(' > '))).size === 1
    ? matches
    : [];
}

const isTitled = ({ template, pattern }: Part, name: string): boolean => template === name || pattern.test(name);

/** The position of the walk: the groups and tests around it, and the values of the loop variables around it. */
type Position = { readonly parts: readonly Part[]; readonly skipped: boolean; readonly known: Known };

function collect(node: Node, position: Position, titles: Title[]): void {
  const definition = definitionIn(node);
  if (definition !== undefined) {
    collectDefinition(node, definition, position, titles);
    return;
  }
  const rounds = node.type === 'ForOfStatement' ? variablesOfRounds(node, position.known) : undefined;
  for (const known of rounds ?? [position.known]) {
    for (const child of childrenOf(node)) collect(child, { ...position, known }, titles);
  }
}

function collectDefinition(node: Node, definition: Definition, position: Position, titles: Title[]): void {
  const [title, ...rest] = node.arguments as Node[];
  const body = rest.find(({ type }) => /Function/.test(type));
  const skipped =
    position.skipped || definition.skipped || (definition.kind !== 'group' && body !== undefined && skipsItself(body));
  for (const { template, text } of title ? titlesOfRows(title, definition.table, position.known) : []) {
    const parts = [...position.parts, { template, pattern: patternOf(text) }];
    if (definition.kind !== 'group') titles.push({ parts, skipped });
    if (body) collect(body, { ...position, parts, skipped }, titles);
  }
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** A call that defines a group, a test or a step; `table` is the argument of `.each`. */
type Definition = { readonly kind: 'group' | 'test' | 'step'; readonly skipped: boolean; readonly table?: unknown };

const SKIPS = new Set(['skip', 'fixme', 'todo', 'skipIf', 'runIf']);
const MODIFIERS = new Set([...SKIPS, 'only', 'each', 'for', 'describe', 'step', 'concurrent', 'sequential', 'fails']);

function definitionIn(node: Node): Definition | undefined {
  if (node.type !== 'CallExpression' || (node.arguments as Node[]).length < 2) return undefined;
  const callee = node.callee as Node;
  const isTable = callee.type === 'CallExpression';
  const [root, ...modifiers] = wordsOf(isTable ? (callee.callee as Node) : callee);
  if (root !== 'test' && root !== 'it' && root !== 'describe') return undefined;
  if (
    !modifiers.every((modifier) => MODIFIERS.has(modifier)) ||
    (!isTable && modifiers.some((modifier) => /each|for/.test(modifier)))
  )
    return undefined;
  const isGroup = root === 'describe' || modifiers.includes('describe');
  return {
    kind: modifiers.includes('step') ? 'step' : isGroup ? 'group' : 'test',
    skipped: modifiers.some((modifier) => SKIPS.has(modifier)),
    ...(isTable && { table: (callee.arguments as Node[])[0] }),
  };
}

/** Returns `test.describe.skip` as its words; empty for any other expression. */
function wordsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  if (node.type !== 'MemberExpression') return [];
  return [...wordsOf(node.object as Node), nameOf(node.property)];
}

const OWN_TEST = new Set(['test', 'it', 'context', 'testInfo']);

/** Whether a body skips its own test: `test.skip()`, `test.fixme(condition)`. */
const skipsItself = (body: Node): boolean =>
  nodesOf(body).some(({ node }) => {
    if (node.type !== 'CallExpression') return false;
    const [root, modifier = ''] = wordsOf(node.callee as Node);
    return OWN_TEST.has(root ?? '') && SKIPS.has(modifier) && !isText((node.arguments as Node[])[0]);
  });

/** Returns the variables of `for (const [a, b] of [...])` in each round; undefined when the list is not a literal. */
function variablesOfRounds(loop: Node, known: Known): Known[] | undefined {
  const list = literalOf(loop.right, known);
  const [declared] = ((loop.left as Node).declarations ?? []) as Node[];
  const target = declared?.id as Node | undefined;
  if (!Array.isArray(list) || target === undefined) return undefined;
  return list.map((value: Value) => new Map([...known, ...boundBy(target, value)]));
}

function boundBy(target: Node, value: Value): [string, Value][] {
  if (target.type === 'Identifier') return [[nameOf(target), value]];
  if (target.type !== 'ArrayPattern' || !Array.isArray(value)) return [];
  return (target.elements as (Node | null)[]).flatMap((element, i) =>
    element ? boundBy(element, value[i] ?? UNKNOWN) : [],
  );
}

/**
 * Returns a pattern for a title in which unknown parts match anything. A title with fewer than eight known letters would
 * match any name, so its pattern matches nothing.
 */
function patternOf(text: readonly (string | typeof UNKNOWN)[]): RegExp {
  const words = text.filter((it) => it !== UNKNOWN);
  if (words.length < text.length && words.join('').length < MIN_LETTERS) return /(?!)/;
  return new RegExp(`^${text.map((it) => (it === UNKNOWN ? '.*' : escaped(it))).join('')}$`, 's');
}

const MIN_LETTERS = 8;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
