// `npm run plants [-- filter…]`: plants one defect after the other in a copy of the project and reports which test
// catches it. Filters select the plants whose name or file contains one of them. Updates `results.json`.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plant, plantInto } from './plant.ts';
import { plants } from './plants.ts';
import { readResults, storeResult } from './results.ts';
import { firstFailure, requireHealthy } from './stages.ts';

/** The share of the plants that the tests have to catch. */
const REQUIRED_SHARE = 0.95;

/** What the copy does not need: history, packages (linked instead) and what tools have written. */
const NOT_COPIED = /^(\.git|node_modules|dist(-.*)?|\.demo-data|test-results|coverage|\.cache|pictures)$/;

const root = fileURLToPath(new URL('../..', import.meta.url));
const filters = process.argv.slice(2);
const selected = plants.filter(
  ({ name, file }) => filters.length === 0 || filters.some((filter) => `${name} ${file}`.includes(filter)),
);
const folder = copyOfProject();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

requireHealthy(folder);
const caught = selected.filter(isCaught).length;
print(`${caught} of ${selected.length} caught`);
process.exitCode = selected.length > 0 && caught >= REQUIRED_SHARE * selected.length ? 0 : 1;

/** Plants a defect in the copy, runs its tests, removes the defect, stores and prints the result. */
function isCaught(plant: Plant): boolean {
  const path = join(folder, plant.file);
  const source = readFileSync(path, 'utf8');
  const startedAt = Date.now();
  writeFileSync(path, plantInto(source, plant));
  const caughtBy = readResults().plants[plant.name]?.caughtBy ?? null;
  const failure = firstFailure(folder, plant.file, caughtBy);
  writeFileSync(path, source);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  storeResult(plant.name, { caughtBy: failure ?? null, seconds });
  print(
    failure === undefined
      ? `NOT CAUGHT after ${seconds} s: ${plant.name} (${plant.file})`
      : `caught by ${failure} after ${seconds} s: ${plant.name} (${plant.file})`,
  );
  return failure !== undefined;
}

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'plants-'));
  cpSync(root, copy, { recursive: true, filter: (source) => !NOT_COPIED.test(relative(root, source)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
