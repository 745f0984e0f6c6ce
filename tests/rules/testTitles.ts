import { nameOf } from './architectureRules.ts';
import { isNode, isText, type Node, nodesOf, type SourceFile, treeOf } from './source.ts';
import { filled, type Known, literalOf, UNKNOWN, type Value } from './titleTemplates.ts';

/** One name of a path of groups, tests and steps: as it stands in the source, and what it is when it runs. */
type Part = { readonly template: string; readonly pattern: RegExp };

/** A test or a step of a test, as its source tells it without running: where it stands, and whether it is left out. */
export type Title = { readonly parts: readonly Part[]; readonly skipped: boolean };

/** Every test and step that a file of tests has, the rows of literal tables and loops each by itself. */
export function titlesOf(file: SourceFile): Title[] {
  const titles: Title[] = [];
  collect(treeOf(file), { parts: [], skipped: false, known: new Map() }, titles);
  return titles;
}

/**
 * The titles that a name means: `'group > test'`, the end of such a path, or a table's template as it stands in the source.
 * More than one template of that name is as good as none.
 */
export function named(titles: readonly Title[], name: string): readonly Title[] {
  const wanted = name.split(' > ');
  const found = titles.filter(({ parts }) => {
    const end = parts.slice(-wanted.length);
    return end.length === wanted.length && end.every((part, i) => isCalled(part, wanted[i] ?? ''));
  });
  const exact = found.filter(({ parts }) => parts.length === wanted.length);
  const meant = exact.length > 0 ? exact : found;
  return new Set(meant.map(({ parts }) => parts.map(({ template }) => template).join(' > '))).size === 1 ? meant : [];
}

const isCalled = ({ template, pattern }: Part, name: string): boolean => template === name || pattern.test(name);

/** Where the walk stands: in which groups and tests, and what the variables of the loops around it are. */
type Place = { readonly parts: readonly Part[]; readonly skipped: boolean; readonly known: Known };

function collect(node: Node, place: Place, titles: Title[]): void {
  const called = calledIn(node);
  if (called !== undefined) {
    collectCalled(node, called, place, titles);
    return;
  }
  const rounds = node.type === 'ForOfStatement' ? knownInLoop(node, place.known) : undefined;
  for (const known of rounds ?? [place.known]) {
    for (const child of childrenOf(node)) collect(child, { ...place, known }, titles);
  }
}

function collectCalled(node: Node, called: Called, place: Place, titles: Title[]): void {
  const [title, ...rest] = node.arguments as Node[];
  const body = rest.find(({ type }) => /Function/.test(type));
  const skipped = place.skipped || called.skipped || (called.kind !== 'group' && body !== undefined && givesUp(body));
  for (const { template, text } of title ? filled(title, called.table, place.known) : []) {
    const parts = [...place.parts, { template, pattern: patternOf(text) }];
    if (called.kind !== 'group') titles.push({ parts, skipped });
    if (body) collect(body, { ...place, parts, skipped }, titles);
  }
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** What a call makes: a group, a test or a step; `table` is what `.each` was handed. */
type Called = { readonly kind: 'group' | 'test' | 'step'; readonly skipped: boolean; readonly table?: unknown };

const SKIPS = new Set(['skip', 'fixme', 'todo', 'skipIf', 'runIf']);
const MANNERS = new Set([...SKIPS, 'only', 'each', 'for', 'describe', 'step', 'concurrent', 'sequential', 'fails']);

function calledIn(node: Node): Called | undefined {
  if (node.type !== 'CallExpression' || (node.arguments as Node[]).length < 2) return undefined;
  const callee = node.callee as Node;
  const isTable = callee.type === 'CallExpression';
  const [root, ...manners] = wordsOf(isTable ? (callee.callee as Node) : callee);
  if (root !== 'test' && root !== 'it' && root !== 'describe') return undefined;
  if (!manners.every((manner) => MANNERS.has(manner)) || (!isTable && manners.some((it) => /each|for/.test(it))))
    return undefined;
  const isGroup = root === 'describe' || manners.includes('describe');
  return {
    kind: manners.includes('step') ? 'step' : isGroup ? 'group' : 'test',
    skipped: manners.some((manner) => SKIPS.has(manner)),
    ...(isTable && { table: (callee.arguments as Node[])[0] }),
  };
}

/** `test.describe.skip` as its words; none of anything else. */
function wordsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [nameOf(node)];
  if (node.type !== 'MemberExpression') return [];
  return [...wordsOf(node.object as Node), nameOf(node.property)];
}

const OWN_TEST = new Set(['test', 'it', 'context', 'testInfo']);

/** Whether a body has its own test left out: `test.skip()`, `test.fixme(condition)`. */
const givesUp = (body: Node): boolean =>
  [...nodesOf(body)].some(({ node }) => {
    if (node.type !== 'CallExpression') return false;
    const [root, manner = ''] = wordsOf(node.callee as Node);
    return OWN_TEST.has(root ?? '') && SKIPS.has(manner) && !isText((node.arguments as Node[])[0]);
  });

/** What the variables of `for (const [a, b] of [...])` are in each round; nothing where its list is no literal. */
function knownInLoop(loop: Node, known: Known): Known[] | undefined {
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

/** A text with gaps as a pattern: a gap may be anything. With hardly a word of its own it would mean any name: it means none. */
function patternOf(text: readonly (string | typeof UNKNOWN)[]): RegExp {
  const words = text.filter((it) => it !== UNKNOWN);
  if (words.length < text.length && words.join('').length < FEWEST_LETTERS) return /(?!)/;
  return new RegExp(`^${text.map((it) => (it === UNKNOWN ? '.*' : escaped(it))).join('')}$`, 's');
}

const FEWEST_LETTERS = 8;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
