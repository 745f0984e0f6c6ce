// `npm run shake -- 20`: runs all units that many times in random order, while calls of the file system and `fetch` of Node
// are delayed at random (delays.mjs), beside a busy processor. `npm run shake -- --browser 5`, after `npm run build`: runs the
// browser tests, in their order, while each answer of the scripted API and some requests to the real server are late at
// random. Each round has a seed: `npm run shake -- --seed 7` repeats one as far as the machine allows, `npm run shake --
// --seed 7 snapshots` only in files whose path contains a text.
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ofJourneys, ofUnits } from '../runner/reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const report = `${root}test-results/shake.json`;
const options = { seed: { type: 'string' }, browser: { type: 'boolean', default: false } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const filters = positionals.filter((text) => !/^\d+$/.test(text));
const rounds = Number(positionals.find((text) => !filters.includes(text)) ?? 1);
const command = values.browser
  ? 'playwright test --config tests/playwright.config.ts --project=tests --grep-invert @long'
  : 'vitest run --config tests/shake/shake.config.ts';

mkdirSync(`${root}test-results`, { recursive: true });
// Until this process is gone, however it ended.
const busy = spawn(process.execPath, ['-e', 'for (const parent = process.ppid; process.ppid === parent; );']);
process.on('exit', () => busy.kill());
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
  const { status } = spawnSync('npx', [...command.split(' '), ...filters], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SHAKE_SEED: String(seed), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    shell: process.platform === 'win32',
  });
  const written = readFileSync(report, 'utf8');
  if (written === '') throw new Error(`There is no report: try \`npx ${command}\`.`);
  const result = (values.browser ? ofJourneys : ofUnits)(JSON.parse(written));
  // An error outside of a test, such as a promise that nobody awaited, is in no test's result.
  if (status !== 0 && result.failures.length === 0) result.failures.push({ name: command, why: 'see above' });
  return result;
}
