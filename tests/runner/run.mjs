// `npm test`: installs what is missing, then checks, unit and server tests, the browser tests in Chromium, and some of
// them in the other engines.
// The last line is `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMissing } from '../../.ci/installed.mjs';
import { printFigures } from './figures.mjs';
import { ofJourneys, ofUnits } from './reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = 'test-results';

installMissing();
const startedAt = Date.now();
const { findBrowser, findWholeBrowser } = await import('./browser.mjs');
const { engineLine, engines, missingEngineLine } = await import('./engines.mjs');
const { prepareNginx } = await import('./nginx.mjs');
// Here, so that no test has to wait for an installation.
findBrowser();
findWholeBrowser();
const availableEngines = engines.filter(({ find }) => find() !== undefined);
prepareNginx();
rmSync(`${root}${results}`, { recursive: true, force: true });
mkdirSync(`${root}${results}`, { recursive: true });

let passed = 0;
const failures = [];
const count = (more) => {
  passed += more.passed;
  failures.push(...more.failures);
};

// In parallel, because one of them alone leaves a core idle.
for (const checked of await Promise.all(['build', 'types', 'lint'].map(quietly))) count(checked);
count(ofCheck('budget', npm('budget')));
const units = npm('units', ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`]);
count(reported('units', units, ofUnits));
const browserTestsFrom = Date.now();
const journeys = npm('e2e', [], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}${results}/e2e.json` });
const browserTests = reported('e2e', journeys, ofJourneys);
count(browserTests);
const chromiumLine = engineLine('Chromium', browserTests, (Date.now() - browserTestsFrom) / 1000);
const engineLines = [chromiumLine, ...engines.map(runEngine)];

// Listed again at the end: the output of a unit test is thousands of lines above.
for (const { name, why, texts = [] } of failures) {
  console.log(`\nFailed: ${name}\n${why}`);
  // The page as it was and what the server logged, so that a failure on another machine can be understood.
  for (const text of texts) console.log(readFileSync(text, 'utf8'));
}
recordTraces(browserTests.failures);
for (const line of engineLines) console.log(line);
printFigures((Date.now() - startedAt) / 1000);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs a package script in parallel to others and prints its output when it has ended. */
function quietly(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, shell: process.platform === 'win32' });
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      resolve(ofCheck(script, status === 0));
    });
  });
}

function npm(script, args = [], env = {}) {
  return ran('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], env);
}

function npx(program, args, env) {
  return ran('npx', [program, ...args], env);
}

/** Runs a program, shows its output, and returns whether it succeeded. */
function ran(program, args, env) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function ofCheck(script, ok) {
  return ok
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ name: script, why: `See the output of npm run ${script}` }] };
}

/** Runs some browser tests in an engine beside Chromium. Returns the line about it. */
function runEngine(engine) {
  const { name, config } = engine;
  if (!availableEngines.includes(engine)) return missingEngineLine(name);
  const from = Date.now();
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}${results}/${config}.json` };
  const ok = npx('playwright', ['test', '--config', `tests/${config}.config.ts`], report);
  const result = reported(config, ok, ofJourneys);
  const failed = result.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` }));
  count({ ...result, failures: failed });
  return engineLine(name, result, (Date.now() - from) / 1000);
}

/** Runs failed browser tests once more, with a recording of the page. Their verdict stays. */
function recordTraces(failed) {
  const places = failed.flatMap(({ place = [] }) => place);
  if (places.length === 0) return;
  console.log(`\nThe failed browser tests once more, recorded in ${results}/traces:`);
  npm('e2e', [...places, '--output', `${root}${results}/traces`], { TRACE: '1' });
}

/** Counts a runner that failed without a failed test, or ended before it wrote its report, as one failure. */
function reported(name, ok, read) {
  const died = { name, why: 'It ended without a complete report; see above.' };
  try {
    const report = read(JSON.parse(readFileSync(`${root}${results}/${name}.json`, 'utf8')));
    return ok || report.failures.length > 0 ? report : { ...report, failures: [died] };
  } catch {
    return { passed: 0, failures: [died] };
  }
}
