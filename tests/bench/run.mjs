// `npm run bench`, or `npm run bench -- lists typing`: measures the promised speeds. Prints a table, draws charts of
// the README into .readme, and fails when a limit is missed. On a machine with other load, only ratios and
// counts are meaningful.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './demo.mjs';
import { lists } from './lists.mjs';
import { owners } from './owners.mjs';
import { photo } from './photo.mjs';
import { plotted } from './plot.mjs';
import { starting } from './starting.mjs';
import { typing } from './typing.mjs';
import { writing } from './writing.mjs';

const parts = { starting, writing, lists, typing, photo, owners };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const isMet = ({ value, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }) =>
  value <= atMost && value >= atLeast;

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { rows, plot } = await measure();
  for (const row of rows) console.log(lineOf(row));
  if (plot) await writeFile(join(root, '.readme', plot.file), plotted(plot));
  if (!rows.every(isMet)) process.exitCode = 1;
}

function lineOf(row) {
  const { what, value, unit, atMost, atLeast } = row;
  const limit = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : '';
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(value < 100 ? 2 : 0);
  return `${what.padEnd(58)} ${figure.padStart(9)} ${unit.padEnd(3)} ${limit.padEnd(8)} ${isMet(row) ? '' : 'MISSED'}`.trimEnd();
}
