import { posix } from 'node:path';
import type { Import } from './architectureRules.ts';
import { type Node, nodesOf, type SourceFile, treeOf } from './source.ts';

/** Whether a file contains JSX. */
export const hasJsx = (file: SourceFile): boolean =>
  nodesOf(treeOf(file)).some(({ node }) => node.type === 'JSXElement' || node.type === 'JSXFragment');

/**
 * Whether a file only re-exports names of two or more other files. A bundler that splits by file loads all of them for
 * one name.
 */
export function isBarrel(file: SourceFile): boolean {
  const statements = treeOf(file).body as Node[];
  const sources = statements.map(({ type, source }) => (/^Export(Named|All)Declaration$/.test(type) ? source : null));
  return statements.length > 1 && sources.every((source) => source !== null && source !== undefined);
}

/**
 * Code files, stylesheets included, that a folder should hold at most, and more than which it must not: whoever adds the
 * one file too many finishes what they are at, and divides the folder afterwards.
 */
export const FOLDER_LIMIT = { advised: 24, allowed: 30 } as const;

/**
 * Returns a sentence for each folder that holds more than `limit` of the files, subfolders not counted, with what to do
 * about it.
 */
export function fullFolders(files: readonly SourceFile[], limit: number): string[] {
  const sizes = new Map<string, number>();
  for (const { path } of files) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  const subfoldersOf = (folder: string) => [...sizes.keys()].filter((it) => posix.dirname(it) === folder).sort();
  return [...sizes]
    .filter(([, size]) => size > limit)
    .map(([folder, size]) => {
      const there = subfoldersOf(folder);
      const place = there.length > 0 ? `one of its subfolders (${there.join(', ')}) or a new one` : 'a subfolder';
      return `${folder} has ${size} code files, more than ${limit}: move those that belong together into ${place}.`;
    });
}

/**
 * Returns the groups of files that import each other in a cycle, types included, each group sorted by path. A group holds
 * all files that reach each other.
 */
export function importCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, of } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(of));
  const reachable = new Map([...targets.keys()].map((file) => [file, reachableFrom(file, targets)]));
  const inCycles = [...targets.keys()].filter((file) => reachable.get(file)?.has(file)).sort();
  const groups: string[][] = [];
  for (const file of inCycles) {
    const group = groups.find(([first = '']) => reachable.get(file)?.has(first) && reachable.get(first)?.has(file));
    if (group) group.push(file);
    else groups.push([file]);
  }
  return groups;
}

/** Returns the files that a file imports, directly or through others. Holds the file itself only when it is in a cycle. */
function reachableFrom(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const target of targets.get(file) ?? []) {
      if (!found.has(target)) {
        found.add(target);
        open.push(target);
      }
    }
  }
  return found;
}
