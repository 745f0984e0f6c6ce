// `npm run repeats -- 20`: runs the browser tests of `npm test` in Chromium that many times in a row; with `--all` those
// that it leaves out, too, and with `--busy` beside two busy processes. Each red test is named, and its page and log are
// kept in test-results/red/{run}. What was counted so far is in repeats.json, also when the program is stopped.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ofJourneys } from './reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const record = new URL('repeats.json', import.meta.url);
const report = `${root}test-results/repeat.json`;
const args = process.argv.slice(2);
const isBusy = args.includes('--busy');
const runsAll = args.includes('--all');
/** The name under which the counts are stored, and replace those of earlier runs. */
const kind = `${runsAll ? 'all' : 'those of npm test'}, ${isBusy ? 'busy' : 'idle'}`;
const times = Number(args.find((arg) => !arg.startsWith('-')) ?? 20);
if (!Number.isInteger(times) || times < 1) {
  console.error('How many times? For example: npm run repeats -- 20 --busy');
  process.exit(2);
}

mkdirSync(`${root}test-results`, { recursive: true });
const load = isBusy ? [busyProcess(), busyProcess()] : [];
const red = [];
for (let run = 1; run <= times; run += 1) {
  const startedAt = Date.now();
  const { passed, failures } = runBrowserTests();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`Run ${run} of ${times}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
  for (const { name, why } of failures) console.log(`  ${name}\n${why}`);
  // The next run deletes what the browser tests have kept of the failed ones.
  if (failures.length > 0) cpSync(`${root}test-results/browser`, `${root}test-results/red/${run}`, { recursive: true });
  red.push(...failures.map(({ name }) => name));
  save({ date: new Date().toISOString().slice(0, 10), runs: run, tests: passed + failures.length, red });
}
for (const each of load) each.kill();
process.exit(red.length === 0 ? 0 : 1);

/** Starts a process that keeps one core busy. */
function busyProcess() {
  return spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
}

function runBrowserTests() {
  // Files that a test would be judged by must not be left from the run before.
  writeFileSync(report, '');
  const config = runsAll ? 'playwright' : 'ordinary';
  spawnSync('npx', ['playwright', 'test', '--config', `tests/${config}.config.ts`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    shell: process.platform === 'win32',
  });
  return ofJourneys(JSON.parse(readFileSync(report, 'utf8')));
}

/** Replaces the counts of this kind of run and keeps those of the others. */
function save(counts) {
  const all = JSON.parse(readFileSync(record, 'utf8'));
  writeFileSync(record, `${JSON.stringify({ ...all, [kind]: counts }, null, 2)}\n`);
}
