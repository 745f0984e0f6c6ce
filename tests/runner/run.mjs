// `npm test`: installs what is missing, runs the steps below and joins their verdicts. The last line is
// `N passed, N failed`. With `LONG=1` no test and no case of a test is left out.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMissing } from '../../demo-server/installMissing.mjs';
import { ofJourneys, ofUnits } from './reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = `${root}test-results`;
const ordinary = process.env.LONG === '1' ? '' : ' --grep-invert @long';

installMissing();
const startedAt = Date.now();
// Here, so that no test has to wait for an installation.
const { findBrowser, findWholeBrowser } = await import('./browser.mjs');
const { findFirefox, findWebKit } = await import('./engines.mjs');
const { prepareNginx } = await import('./nginx.mjs');
findBrowser();
findWholeBrowser();
const hasNginx = prepareNginx();
const others = [
  { name: 'Firefox', find: findFirefox },
  { name: 'WebKit', find: findWebKit },
].map(({ name, find }) => ({ ...browserStep(name, ' --grep @engines'), isMissing: find() === undefined }));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** The steps: each is a command that can be run alone. Those of one group run at the same time. */
const groups = [
  // One of them alone leaves a core idle.
  [
    { name: 'build', command: 'npm run --silent build' },
    { name: 'types', command: 'npm run --silent types' },
    { name: 'lint', command: 'npx biome check .' },
  ],
  [{ name: 'budget', command: 'node tests/build/budget.mjs' }],
  [
    {
      name: 'units',
      command: 'npm run --silent units -- --reporter=default --reporter=json --outputFile.json=test-results/units.json',
      read: ofUnits,
    },
  ],
  [browserStep('Chromium', ordinary)],
  ...others.map((step) => [step]),
];

let passed = 0;
const failures = [];
/** What is said of each step at the end. */
const lines = hasNginx ? [] : ['deployment: not run, nginx is not installed'];
for (const group of groups) {
  const verdicts = await Promise.all(group.map((step) => verdictOf(step, { isBesideOthers: group.length > 1 })));
  for (const verdict of verdicts) {
    passed += verdict.passed;
    failures.push(...verdict.failures);
    lines.push(verdict.line);
  }
}

// Listed again at the end: the output of a unit test is thousands of lines above.
for (const { name, why, texts = [] } of failures) {
  console.log(`\nFailed: ${name}\n${why}`);
  // The page as it was and what the server logged, so that a failure on another machine can be understood.
  for (const text of texts) console.log(readFileSync(text, 'utf8'));
}
await recordTraces();
const seconds = Math.round((Date.now() - startedAt) / 1000);
for (const line of lines) console.log(line);
console.log(`This run took ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

function browserStep(name, options) {
  const engine = name.toLowerCase();
  const env = { ENGINE: engine, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/${name}.json` };
  return { name, command: `npm run --silent e2e --${options}`, env, read: ofJourneys };
}

/** Runs a step. Returns the number of its passed tests, its failures, and the line about it. */
async function verdictOf({ name, command, env, read, isMissing }, { isBesideOthers }) {
  if (isMissing) return { passed: 0, failures: [], line: `${name}: not run, because it could not be had` };
  const from = Date.now();
  const ok = await run(command, { env, isBesideOthers });
  const { passed, failures } = read ? reported(name, ok, read) : ofCheck(command, ok);
  const seconds = Math.round((Date.now() - from) / 1000);
  return {
    passed,
    failures: failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })),
    line: `${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`,
  };
}

/** Counts a command without tests of its own as one test. */
function ofCheck(command, ok) {
  return ok ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name: command, why: 'See its output above.' }] };
}

/** Runs a command and shows its output: at once, or when it has ended if others run beside it. Returns whether it succeeded. */
function run(command, { env = {}, isBesideOthers = false } = {}) {
  return new Promise((resolve) => {
    const stdio = isBesideOthers ? 'pipe' : 'inherit';
    const child = spawn(command, { cwd: root, stdio, env: { ...process.env, ...env }, shell: true });
    const output = [];
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}

/** Counts a runner that failed without a failed test, or ended before it wrote its report, as one failure. */
function reported(name, ok, read) {
  const died = { name, why: 'It ended without a complete report; see above.' };
  try {
    const report = read(JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8')));
    return ok || report.failures.length > 0 ? report : { ...report, failures: [died] };
  } catch {
    return { passed: 0, failures: [died] };
  }
}

/** Runs failed browser tests of Chromium once more, with a recording of the page. Their verdict stays. */
async function recordTraces() {
  const places = failures.filter(({ name }) => name.startsWith('Chromium')).flatMap(({ place = [] }) => place);
  if (places.length === 0) return;
  console.log('\nThe failed browser tests once more, recorded in test-results/traces:');
  await run(`npm run --silent e2e -- ${places.join(' ')} --output test-results/traces`, { env: { TRACE: '1' } });
}
