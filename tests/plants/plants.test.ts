import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../rules/source.ts';
import { plantInto } from './plant.ts';
import { plants } from './plants.ts';
import { readResults } from './results.ts';
import { testsOf } from './testsOf.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const specs = filesIn('tests', '.spec.ts').map(({ path }) => path);

describe('the planted defects', () => {
  test('are at least 40, each with a name of its own', () => {
    expect(plants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
  });

  test('are all counted in the stored results, and no other has a result', () => {
    const { total, plants: results } = readResults();
    expect(total).toBe(plants.length);
    const names = plants.map(({ name }) => name);
    expect(Object.keys(results).filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(plants)('apply to the source: $name', (plant) => {
    const source = read(plant.file);
    expect(plantInto(source, plant)).not.toBe(source);
  });

  test.each(plants)('have tests that exist: $name', ({ file }) => {
    const { units, specs: filters } = testsOf(file);
    expect(units.filter((unit) => !existsSync(unit) && !existsSync(`${unit}.test.ts`))).toEqual([]);
    expect(filters.filter((filter) => !specs.some((spec) => new RegExp(filter).test(spec)))).toEqual([]);
  });
});

describe('a plant', () => {
  const plant = { name: 'a sum is wrong', file: 'sum.ts', text: 'a + b', replacement: 'a - b' };

  test('replaces its text', () => {
    expect(plantInto('const sum = a + b;', plant)).toBe('const sum = a - b;');
  });

  test.each([
    ['const sum = b + a;', 0],
    ['const sum = a + b + (a + b);', 2],
  ])('is rejected in %j, where its text occurs %i times', (source, count) => {
    expect(() => plantInto(source, plant)).toThrow(
      `"a sum is wrong" does not apply: its text occurs ${count} times in sum.ts.`,
    );
  });
});
