import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, type Node, type SourceFile, treeOf } from './source.ts';

const folders = ['domain', 'i18n', 'web', 'demo-server', 'tests'];
const code = folders.flatMap((folder) => filesIn(folder, '.ts', '.tsx'));
const files = [...code, ...folders.flatMap((folder) => filesIn(folder, '.mjs', '.css'))].map(({ path }) => path);

/** How many code files, stylesheets included, a folder may hold besides its subfolders. */
const FOLDER_LIMIT = 30;

test('no folder has more code files than one can survey', () => {
  const sizes = new Map<string, number>();
  for (const path of files) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  const full = [...sizes].filter(([, size]) => size > FOLDER_LIMIT);
  expect(full, 'move files that belong together into a subfolder').toEqual([]);
});

test('no two CSS modules have the same name, with which class names begin', () => {
  const names = files.filter((path) => path.endsWith('.module.css')).map((path) => posix.basename(path));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

/** Whether a file only re-exports names of others. The bundler splits by file and would load all of them for one name. */
const isBarrel = (file: SourceFile): boolean => {
  const statements = treeOf(file).body as Node[];
  return statements.length > 1 && statements.every(({ type, source }) => /^Export/.test(type) && Boolean(source));
};

test('there are no barrel files but the chunks of the bundle, which are loaded whole on purpose', () => {
  const barrels = code.filter((file) => isBarrel(file)).map(({ path }) => path);
  expect(barrels.length).toBeGreaterThan(0);
  expect(barrels.filter((path) => !/^web\/app\/(route|shared)-chunks\//.test(path))).toEqual([]);
});
