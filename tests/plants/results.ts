import { readFileSync, writeFileSync } from 'node:fs';
import { plants } from './plants.ts';

/** The test that caught a plant, and how long that took. */
type Result = { caughtBy: string | null; seconds: number };
type Results = { date: string; total: number; plants: Record<string, Result> };

const file = new URL('results.json', import.meta.url);

/** Returns the results of the last runs. */
export const readResults = (): Results => JSON.parse(readFileSync(file, 'utf8'));

/** Stores the result of a plant. Removes those of plants that are no longer in the list. */
export function storeResult(name: string, result: Result): void {
  const known: Results['plants'] = { ...readResults().plants, [name]: result };
  const kept = plants.flatMap((plant) => (known[plant.name] === undefined ? [] : [[plant.name, known[plant.name]]]));
  const today = new Date().toISOString().slice(0, 10);
  const results: Results = { date: today, total: plants.length, plants: Object.fromEntries(kept) };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
