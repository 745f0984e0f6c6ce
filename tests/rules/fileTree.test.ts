import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf } from './architectureRules.ts';
import { FOLDER_LIMIT, fullFolders, hasJsx, importCycles, isBarrel } from './fileTree.ts';
import { filesIn, type SourceFile } from './source.ts';

const aliases: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).imports;
const code = ['domain', 'i18n', 'web', 'demo-server'].flatMap((folder) => filesIn(folder, '.ts', '.tsx'));
const withTests = code.concat(filesIn('tests', '.ts', '.tsx'));
const withScriptsAndStyles = withTests.concat(
  ['web', 'demo-server', 'tests'].flatMap((folder) => filesIn(folder, '.mjs', '.css')),
);

/** Each file of these folders is a chunk of the bundle and is loaded whole on purpose. */
const CHUNKS = /^web\/app\/(route|shared)-chunks\//;

const SHARED_CHUNKS = /^web\/app\/shared-chunks\//;

const source = (path: string, text: string): SourceFile => ({ path, text });

describe('the file tree', () => {
  test('has no .tsx file without JSX', () => {
    const files = withTests.filter((file) => file.path.endsWith('.tsx') && !hasJsx(file));
    expect(files.map(({ path }) => path)).toEqual([]);
  });

  test('has no barrel files', () => {
    const barrels = withTests.filter((file) => !CHUNKS.test(file.path) && isBarrel(file));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  test('has no cycle of imports between files', () => {
    // A shared chunk lists what its pages have for the bundler only: nothing imports a name from it.
    const files = withTests.filter(({ path }) => !SHARED_CHUNKS.test(path));
    expect(importCycles(files.flatMap((file) => importsOf(file, aliases)))).toEqual([]);
  });

  test('has no two CSS modules of the same name, which class names begin with', () => {
    const names = withScriptsAndStyles
      .filter(({ path }) => path.endsWith('.module.css'))
      .map(({ path }) => posix.basename(path));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('has no folder with far too many code files, stylesheets included, and warns of one with too many', () => {
    for (const sentence of fullFolders(withScriptsAndStyles, FOLDER_LIMIT.advised))
      process.stderr.write(`Warning: ${sentence}\n`);
    expect(fullFolders(withScriptsAndStyles, FOLDER_LIMIT.allowed)).toEqual([]);
  });
});

describe('the checks of the file tree', () => {
  test.each([
    ['export const A = () => <p />;', true],
    ['export const A = () => <></>;', true],
    ['export const map = <T,>(value: T) => value; // <p>', false],
  ])('find JSX in %j: %s', (text, found) => {
    expect(hasJsx(source('web/kit/A.tsx', text))).toBe(found);
  });

  test.each([
    ["export { a } from './a.ts'; export * from './b.ts';", true],
    ["export type { A } from './a.ts'; export { b } from './b.ts';", true],
    ["export { a as b } from './a.ts';", false],
    ["export { a } from './a.ts'; export const b = 1;", false],
    ["import { a } from './a.ts'; export const b = a; export const c = a;", false],
  ])('take %j for a barrel file: %s', (text, found) => {
    expect(isBarrel(source('web/kit/a.ts', text))).toBe(found);
  });

  test('find each group of files that import each other, through types as well', () => {
    const imports: Import[] = ['a>b', 'b>c', 'c>a', 'c>d', 'd>e', 'f>g', 'g>f', 'h>h'].map((edge) => {
      const [from = '', of = ''] = edge.split('>');
      return { from, of, typeOnly: from === 'c' };
    });
    expect(importCycles(imports)).toEqual([['a', 'b', 'c'], ['f', 'g'], ['h']]);
  });

  test('count the files of a folder without those of its subfolders, and name where they can go', () => {
    const files = ['a/1.ts', 'a/2.ts', 'a/b/3.ts', 'a/b/4.ts', 'a/b/5.ts', 'a/b/c/6.ts'].map((path) =>
      source(path, ''),
    );
    expect(fullFolders(files, 2)).toEqual([
      'a/b has 3 code files, more than 2: move those that belong together into one of its subfolders (a/b/c) or a new one.',
    ]);
    expect(fullFolders(files.slice(0, -1), 2)).toEqual([
      'a/b has 3 code files, more than 2: move those that belong together into a subfolder.',
    ]);
  });

  test('let a folder at its limit take a further file', () => {
    const files = Array.from({ length: FOLDER_LIMIT.advised + 1 }, (_, i) => source(`a/${i}.ts`, ''));
    expect(fullFolders(files, FOLDER_LIMIT.advised)).toHaveLength(1);
    expect(fullFolders(files, FOLDER_LIMIT.allowed)).toEqual([]);
  });
});
