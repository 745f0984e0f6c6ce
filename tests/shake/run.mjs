// `npm run shake -- 20`: runs the server's tests that many times in random order while calls of the file system are
// delayed at random (delayFiles.mjs). Each round has a seed; `npm run shake -- --seed 7` repeats it as far as the machine
// allows, `npm run shake -- --seed 7 snapshots` only in files whose path contains a text.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ofUnits } from '../runner/reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const report = `${root}test-results/shake.json`;
const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
const filters = positionals.filter((text) => !/^\d+$/.test(text));
const rounds = Number(positionals.find((text) => !filters.includes(text)) ?? 1);

mkdirSync(`${root}test-results`, { recursive: true });
const red = [];
for (let round = 1; round <= rounds; round += 1) {
  const seed = Number(values.seed ?? randomInt(1_000_000));
  const startedAt = Date.now();
  const { passed, failures } = runTests(seed);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`Round ${round} of ${rounds}, seed ${seed}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
  for (const { name, why } of failures) console.log(`  Failed with seed ${seed}: ${name}\n${why}`);
  if (failures.length > 0) red.push(seed);
}
console.log(
  `${rounds - red.length} of ${rounds} rounds green${red.length > 0 ? `; red: seeds ${red.join(', ')}` : ''}`,
);
process.exit(red.length === 0 ? 0 : 1);

function runTests(seed) {
  // A round must not be judged by the report of the one before.
  writeFileSync(report, '');
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'tests/shake/shake.config.ts', ...filters], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SHAKE_SEED: String(seed) },
    shell: process.platform === 'win32',
  });
  const result = ofUnits(JSON.parse(readFileSync(report, 'utf8')));
  // An error outside of a test, such as a promise that nobody awaited, is in no test's result.
  if (status !== 0 && result.failures.length === 0) result.failures.push({ name: 'Vitest', why: 'see above' });
  return result;
}
