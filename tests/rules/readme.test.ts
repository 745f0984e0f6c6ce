import { describe, expect, test } from 'vitest';
import { absentHeadings, absentPaths, absentScripts, type Readme, readmes, unlisted } from './readmes.ts';

const saysAbsent = (find: (readme: Readme) => string[]) =>
  readmes.flatMap((readme) => find(readme).map((name) => `${readme.path}: ${name}`));

describe('the READMEs', () => {
  test('link to and name only files and folders that exist', () => expect(saysAbsent(absentPaths)).toEqual([]));
  test('link only to headings that exist', () => expect(saysAbsent(absentHeadings)).toEqual([]));
  test('name only npm scripts that package.json has', () => expect(saysAbsent(absentScripts)).toEqual([]));
  test('list each folder beside them, and each file where the table is one of files', () =>
    expect(saysAbsent(unlisted)).toEqual([]));
});
