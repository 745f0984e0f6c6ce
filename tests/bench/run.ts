// `npm run bench`, or `npm run bench -- lists typing`: measures the promised speeds. Prints a table, and
// fails when a limit is missed. On a machine with other load, only ratios and counts are meaningful.
import type { Row } from './benchmark.ts';
import { consoleTimes } from './console.ts';
import { lists } from './lists.ts';
import { owners } from './owners.ts';
import { photo } from './photo.ts';
import { starting } from './starting.ts';
import { steps } from './steps/steps.ts';
import { typing } from './typing.ts';
import { bytesOfVisits } from './visits.ts';
import { windows } from './windows.ts';
import { writing } from './writing.ts';

const benchmarks: Readonly<Record<string, () => Promise<Row[]>>> = {
  starting,
  writing,
  lists,
  typing,
  visits: bytesOfVisits,
  photo,
  steps,
  owners,
  windows,
  console: consoleTimes,
};
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(2);
}

const isMet = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }: Row) =>
  value <= atMost && value >= atLeast;

for (const [name, measure] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const rows = await measure();
  for (const row of rows) console.log(lineOf(row));
  if (!rows.every(isMet)) process.exitCode = 1;
}

function lineOf(row: Row): string {
  const { what, value, unit, atMost, atLeast } = row;
  const limit = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : '';
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(value < 100 ? 2 : 0);
  return `${what.padEnd(58)} ${figure.padStart(9)} ${unit.padEnd(3)} ${limit.padEnd(8)} ${isMet(row) ? '' : 'MISSED'}`.trimEnd();
}
