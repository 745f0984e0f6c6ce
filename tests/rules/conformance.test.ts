import { describe, expect, test } from 'vitest';
import type { Statement } from '../conformance/statement.ts';
import { loadStatements } from './conformanceTable.ts';
import { filesIn, type SourceFile } from './source.ts';
import { type Title, titlesNamed, titlesOf } from './testTitles.ts';

const statements = await loadStatements();

// The files that Vitest and Playwright run.
const files = new Map(filesIn('tests', '.test.ts', '.spec.ts').map((file) => [file.path, cachedTitles(file)]));

/** Returns a function that reads the titles of a file on its first call; most statements share a few files. */
function cachedTitles(file: SourceFile): () => Title[] {
  let titles: Title[] | undefined;
  return () => {
    titles ??= titlesOf(file);
    return titles;
  };
}

/** Returns why a statement has no test that runs; undefined when it has one. */
function missingTest(
  { test: { file, name } }: Statement,
  sources: ReadonlyMap<string, () => Title[]>,
): string | undefined {
  const titles = sources.get(file);
  if (titles === undefined) return `there is no ${file}`;
  const matches = titlesNamed(titles(), name);
  if (matches.length === 0) return `${file} has no test, or more than one, titled: ${name}`;
  return matches.some(({ skipped }) => skipped) ? `${file} skips: ${name}` : undefined;
}

describe('the conformance table', () => {
  test('has a test that runs for each statement', () => {
    const untested = statements.flatMap((statement) => {
      const problem = missingTest(statement, files);
      return problem === undefined ? [] : [`${statement.id}: ${problem}`];
    });
    expect(untested).toEqual([]);
  });

  test('has each statement once', () => {
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const texts = statements.map(({ says }) => says);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test('covers sections 1 to 9 of the specification with at least 200 statements', () => {
    expect(statements.length).toBeGreaterThanOrEqual(200);
    for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(statements.filter(({ id }) => id.startsWith(`s${section}-`)).length, `§${section}`).toBeGreaterThan(0);
    }
    expect(statements.filter(({ id }) => !/^s[1-9]-[a-z0-9-]+$/.test(id))).toEqual([]);
  });
});

describe('the check of the table', () => {
  const source: SourceFile = {
    path: 'tests/a.test.ts',
    text: [
      "test('alone', () => {});",
      "describe('group', () => { test('twice', () => {}); test('once', async () => { await test.step('step', f); }) });",
      "describe('other', () => { test('twice', () => {}) });",
      "test.each([['a', 1], ['b', -2], [c, null]])('%s has %d', () => {});",
      "for (const [path, of] of [['/x', 1], ['/y', 2]] as const) test(`$" + '{path} is step $' + '{of}`, () => {});',
      "test.each([[a], [b]])('%s', () => {});",
      "test.each(rows)('a row of %s counts', () => {});",
      "test.skip('skipped', () => {});",
      "describe.skip('gone', () => { test('inside', () => {}) });",
      "test('gives up', () => { test.fixme(true); });",
      "test('calls skip of something', () => { queue.skip(); });",
    ].join('\n'),
  };
  const problemOf = (name: string, file = source.path) =>
    missingTest({ id: 's2-a', says: 'a', test: { file, name } }, new Map([[source.path, cachedTitles(source)]]));

  test.each([
    'alone',
    'group > twice',
    'group > once',
    'once',
    'once > step',
    'group > once > step',
    'step',
    '%s has %d',
    'a has 1',
    'b has -2',
    '/x is step 1',
    'a row of anything counts',
    'calls skip of something',
  ])('finds %s', (name) => {
    expect(problemOf(name)).toBeUndefined();
  });

  test.each([
    'alon',
    'twice',
    'group',
    'group > alone',
    'a has 2',
    'd has 7',
    '/x is step 2',
    '/z is step 1',
    'anything else',
    'skipped',
    'gone > inside',
    'gives up',
  ])('does not accept %s', (name) => {
    expect(problemOf(name)).toBeDefined();
  });

  test('does not accept a file that no test runner runs', () => {
    expect(problemOf('alone', 'tests/b.test.ts')).toBe('there is no tests/b.test.ts');
  });
});
