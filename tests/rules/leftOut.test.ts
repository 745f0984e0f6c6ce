import { expect, test } from 'vitest';
import { LEFT_OUT, leftOut } from '../leftOut.ts';
import plantResults from '../plants/results.json' with { type: 'json' };
import { loadStatements } from './conformanceTable.ts';
import { filesIn } from './source.ts';
import { titlesNamed, titlesOf } from './testTitles.ts';

const specs = filesIn('tests', '.spec.ts').map((file) => ({ ...file, titles: titlesOf(file) }));

/** The file and the titles of each test and step, as the browser tests are chosen by them. */
const tests = specs.flatMap(({ path, titles }) =>
  titles.map(({ parts }) => [path, ...parts.map(({ template }) => template)].join(' ')),
);

test('the list of left-out tests names tests that exist', () => {
  expect(LEFT_OUT.filter((entry) => !tests.some((title) => title.includes(entry)))).toEqual([]);
});

test('no statement of the specification is proved by a left-out test', async () => {
  const statements = await loadStatements();
  const proofs = statements.flatMap(({ id, test: { file, name } }) => {
    const titles = specs.find(({ path }) => path === file)?.titles ?? [];
    return titlesNamed(titles, name).map(({ parts }) => [
      id,
      [file, ...parts.map(({ template }) => template)].join(' '),
    ]);
  });
  expect(proofs.length).toBeGreaterThan(50);
  expect(proofs.filter(([, title]) => leftOut.test(title ?? ''))).toEqual([]);
});

test('no planted defect was caught by a left-out test', () => {
  const catchers = Object.values(plantResults.plants).map(({ caughtBy }) => caughtBy);
  expect(catchers.filter((title) => title && leftOut.test(title))).toEqual([]);
});
