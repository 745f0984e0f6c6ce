import { expect, test } from 'vitest';
import { statements } from '../statements.ts';
import { fileAt, filesIn } from './source.ts';

/** The values of each `tag` and `tags` of the tests in a text. */
const tagsIn = (text: string): string[][] =>
  [...text.matchAll(/\btags?: (\[[^\]]*\]|'[^']*')/g)].map(([, list = '']) =>
    [...list.matchAll(/'@?([^']+)'/g)].map(([, tag = '']) => tag),
  );
const isId = (tag: string) => /^s\d-/.test(tag);

const files = filesIn('tests', '.test.ts', '.test.tsx', '.spec.ts');
const tests = files.flatMap(({ text }) => tagsIn(text));

test('each statement of the specification has a test in npm test', () => {
  const proved = new Set(tests.filter((tags) => !tags.includes('long')).flat());
  expect([...statements.keys()].filter((id) => !proved.has(id))).toEqual([]);
});

test('no test is switched off', () => {
  const off = /^\s*(test|it|describe|test\.describe)\.(skip|fixme|todo)(\.|\(\s*['`])/m;
  expect(files.filter(({ text }) => off.test(text)).map(({ path }) => path)).toEqual([]);
});

test('a test proves only statements that are in the list', () => {
  expect(tests.flat().filter((tag) => isId(tag) && !statements.has(tag))).toEqual([]);
});

test('the list has each statement once, with an id of its section', () => {
  const lines = fileAt('tests/statements.md').text.split('\n');
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(statements.size);
  expect(new Set(statements.values()).size).toBe(statements.size);
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const ids = [...statements.keys()].filter((id) => id.startsWith(`s${section}-`));
    expect(ids.length, `section ${section}`).toBeGreaterThan(0);
  }
});

test('the search for tags finds those of Vitest and of Playwright, one or several', () => {
  const text = `test('a', { tags: 'one' }, f); test.each(rows)('b', { timeout: 1, tags: ['two', 'three'] }, f);
    test('c', { tag: ['@long', '@four'] }, f); // 'five'`;
  expect(tagsIn(text)).toEqual([['one'], ['two', 'three'], ['long', 'four']]);
});
