import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A node of a syntax tree: ESTree with TypeScript and JSX. Its other fields depend on its type. */
export type Node = { readonly type: string; readonly [field: string]: unknown };

/** A file of the project; the path is relative to the root, with slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** Returns the files below a folder whose names end in one of the endings, sorted by path. */
export const filesIn = (folder: string, ...endings: string[]): SourceFile[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
    .map(fileAt);

/** Returns one file by its path from the root. */
export const fileAt = (path: string): SourceFile => ({ path, text: readFileSync(`${root}${path}`, 'utf8') });

// Many checks read the same files, also those of other test files in the same process; each file is parsed once.
const trees = new Map<string, { readonly text: string; readonly tree: Node }>();

/** Returns the syntax tree of a source file, types and JSX included. Throws when it does not parse. */
export function treeOf({ path, text }: SourceFile): Node {
  const cached = trees.get(path);
  if (cached?.text === text) return cached.tree;
  const tree = parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node;
  trees.set(path, { text, tree });
  return tree;
}

type Visited = { readonly node: Node; readonly parent: Node | undefined };

/** Returns every node with its parent, in the order of the text. */
export function nodesOf(root: Node): Visited[] {
  const found: Visited[] = [];
  // One list for all levels: each node of a nested generator passes through a generator for each level above it.
  const visit = (node: Node, parent?: Node) => {
    found.push({ node, parent });
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node);
    }
  };
  visit(root);
  return found;
}

/** Whether a node is a string literal. */
export const isText = (node: unknown): node is Node & { value: string } =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string';

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Returns the fixed parts of a template literal, in their order. */
export const partsOfTemplate = (template: Node): string[] =>
  (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
