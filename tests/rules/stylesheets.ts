import { transform } from 'lightningcss';
import { nameOf } from './architectureRules.ts';
import { isNode, isText, type Node, nodesOf, partsOfTemplate, type SourceFile, treeOf } from './source.ts';

/** How code uses the classes of a CSS module: by name, by a pattern (`${tone}Bar`) or by a name computed at run time. */
type Uses = { readonly names: Set<string>; readonly patterns: RegExp[]; any: boolean };

/** Returns all classes and keyframes of a CSS module, and those to which nothing in the same sheet refers. */
export function classesOf({ path, text }: SourceFile): { all: Set<string>; unreferenced: Set<string> } {
  const { exports } = transform({ filename: path, code: Buffer.from(text), cssModules: true });
  // Sorted by name, because the parser's order changes from run to run.
  const entries = Object.entries(exports ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    all: new Set(entries.map(([name]) => name)),
    unreferenced: new Set(entries.filter(([, { isReferenced }]) => !isReferenced).map(([name]) => name)),
  };
}

/** Returns the classes that code uses and the sheet lacks, and those that the sheet has and no code uses. */
export function mismatches(sheet: SourceFile, users: readonly SourceFile[], words: ReadonlySet<string>): string[] {
  const { all, unreferenced } = classesOf(sheet);
  const uses: Uses = { names: new Set(), patterns: [], any: false };
  for (const user of users) collect(user, sheet.path.replace(/^.*\//, ''), uses);
  const isUsed = (name: string) =>
    uses.names.has(name) || uses.patterns.some((pattern) => pattern.test(name)) || (uses.any && words.has(name));
  return [
    ...[...uses.names].filter((name) => !all.has(name)).map((name) => `${sheet.path} lacks .${name}`),
    ...[...unreferenced].filter((name) => !isUsed(name)).map((name) => `${sheet.path} .${name} is not used`),
  ];
}

/** Returns every string and property name of the sources; a computed class name is one of them. */
export function wordsIn(sources: readonly SourceFile[]): Set<string> {
  const words = new Set<string>();
  for (const source of sources) {
    for (const { node } of nodesOf(treeOf(source))) {
      if (isText(node)) words.add(node.value);
      else if (isNode(node.key) && node.key.type === 'Identifier') words.add(nameOf(node.key));
    }
  }
  return words;
}

function collect(user: SourceFile, fileName: string, uses: Uses) {
  const tree = treeOf(user);
  const local = localNameOf(tree, fileName);
  for (const { node, parent } of nodesOf(tree)) {
    if (node.type !== 'Identifier' || nameOf(node) !== local || parent?.type.startsWith('Import')) continue;
    if (parent?.type !== 'MemberExpression' || parent.object !== node) uses.any = true;
    else if (!parent.computed) uses.names.add(nameOf(parent.property));
    else if (isText(parent.property)) uses.names.add(parent.property.value);
    else if ((parent.property as Node).type === 'TemplateLiteral') {
      uses.patterns.push(new RegExp(`^${partsOfTemplate(parent.property as Node).join('.+')}$`));
    } else uses.any = true;
  }
}

function localNameOf(tree: Node, fileName: string): string | undefined {
  for (const node of tree.body as Node[]) {
    if (node.type !== 'ImportDeclaration' || !isText(node.source)) continue;
    if (node.source.value.replace(/^.*\//, '') === fileName) return nameOf((node.specifiers as Node[])[0]?.local);
  }
  return undefined;
}

/** Returns the global class names that code uses and no global sheet defines. */
export function unknownGlobals(user: SourceFile, globals: readonly SourceFile[]): string[] {
  const known = new Set(globals.flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)));
  const written = nodesOf(treeOf(user)).flatMap(({ node }) => {
    if (node.type !== 'JSXAttribute' || nameOf(node.name) !== 'className') return [];
    return isText(node.value) ? node.value.value.split(/\s+/) : [];
  });
  return written.filter((name) => name !== '' && !known.has(name)).map((name) => `${user.path}: .${name}`);
}
