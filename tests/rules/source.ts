import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A node of a syntax tree (ESTree with TypeScript and JSX); what its other fields hold depends on its type. */
export type Node = { readonly type: string; readonly [field: string]: unknown };

/** A file of the project: its path from the root, with slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

/** The files below a folder whose names end in one of the endings, in the order of their paths. */
export const filesIn = (folder: string, ...endings: string[]): SourceFile[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
    .map(fileAt);

/** One file by its path from the root. */
export const fileAt = (path: string): SourceFile => ({ path, text: readFileSync(`${root}${path}`, 'utf8') });

// Many checks read the same files: each is parsed once.
const trees = new WeakMap<SourceFile, Node>();

/** The tree of a source file, types and JSX included. Throws where it does not parse. */
export function treeOf(file: SourceFile): Node {
  const known = trees.get(file);
  if (known) return known;
  const tree = parseAst(file.text, { lang: file.path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node;
  trees.set(file, tree);
  return tree;
}

/** Every node of a tree with the one above it, in the order of the text; `skip` leaves a node and all below it out. */
export function* nodesOf(
  node: Node,
  skip: (node: Node) => boolean = () => false,
  parent?: Node,
): Generator<{ node: Node; parent: Node | undefined }> {
  if (skip(node)) return;
  yield { node, parent };
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesOf(child, skip, node);
    }
  }
}

/** Whether a node is a string written as it is. */
export const isText = (node: unknown): node is Node & { value: string } =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string';

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The fixed parts of a template literal, in their order. */
export const partsOfTemplate = (template: Node): string[] =>
  (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
