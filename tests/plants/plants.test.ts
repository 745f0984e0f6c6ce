import { expect, test } from 'vitest';
import { fileAt } from '../rules/source.ts';
import { plantInto } from './plant.ts';
import { plants } from './plants.ts';

test('each planted defect has a name of its own', () => {
  expect(plants.length).toBeGreaterThanOrEqual(40);
  expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
});

test.each(plants)('a planted defect applies to the source: $name', (plant) => {
  const source = fileAt(plant.file).text;
  expect(plantInto(source, plant)).not.toBe(source);
});
