// How long the demo takes to start, and to write as its store grows. Prints a table, draws the growth into .readme, and
// fails when a limit is missed. On a machine that does something else too, only the ratio says anything.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stage } from '../stage.ts';
import { root, withDemo } from './demo.mjs';
import { plotted } from './plot.mjs';

const STARTS = 3;
const WRITES = 60;
/** Applications in the store; the first and the last are compared. */
const SIZES = [50, 250, 500, 1000];
/** Calls at once while the store is filled. */
const FILLING = 20;
const LIMITS = { start: 3000, growth: 4 };

const start = median(await inTurn(STARTS, () => withDemo(async (_, ready) => ready, ['npm', 'start', '--'])));

const latencies = await withDemo(async (url) => {
  const { token } = await new Stage(url).session('lista');
  const call = async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const lease = {
    lease_monthly_income: 18_000,
    lease_start_date: '2020-01-01',
    lease_end_date: '2099-01-01',
    lease_payment_method: 'transfer',
    accept_privacy_policy: true,
  };
  const { id } = await call('POST', '/applications', lease);
  let count = (await new Stage(url).rows('applications')).length;
  const found = [];
  for (const size of SIZES) {
    while (count < size) {
      const due = Math.min(FILLING, size - count);
      await Promise.all(Array.from({ length: due }, () => call('POST', '/applications', lease)));
      count += due;
    }
    const taken = await inTurn(WRITES, async (i) => {
      const begun = performance.now();
      await call('PUT', `/applications/${id}`, { lease_monthly_income: 18_000 + i });
      return performance.now() - begun;
    });
    found.push([size, median(taken)]);
  }
  return found;
});

const growth = latencies.at(-1)[1] / latencies[0][1];
const rows = [
  ['npm start to the ready line, ms', Math.round(start), LIMITS.start],
  ...latencies.map(([size, ms]) => [`one write, ${size} applications in the store, ms`, ms.toFixed(1), '']),
  [`one write, ${SIZES.at(-1)} applications ÷ ${SIZES[0]}`, growth.toFixed(2), LIMITS.growth],
];
for (const [what, value, limit] of rows)
  console.log(`${what.padEnd(50)} ${String(value).padStart(8)} ${limit && `≤ ${limit}`}`);

await writeFile(
  join(root, '.readme/write-latency.svg'),
  plotted({
    title: 'Time of one write by the number of applications in the store',
    across: 'applications in the store',
    up: 'one write, ms (median)',
    points: latencies,
  }),
);
process.exitCode = start > LIMITS.start || growth > LIMITS.growth ? 1 : 0;

async function inTurn(times, run) {
  const results = [];
  for (let i = 0; i < times; i += 1) results.push(await run(i));
  return results;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
