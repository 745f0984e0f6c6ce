// `npm test`: installs what is missing, then checks, unit and server tests, the ordinary browser tests in Chromium, and
// some of them in the other engines.
// The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
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

// Some at a time, because one of them alone leaves a core idle.
await Promise.all(['build', 'types', 'lint'].map((script) => runCheck(script, { isBesideOthers: true })));
await runCheck('budget');
await runUnits();
const chromium = await runBrowserTests({ name: 'Chromium', config: 'ordinary' });
const engineLines = [chromium.line];
for (const engine of engines) engineLines.push(await runEngine(engine));

// Listed again at the end: the output of a unit test is thousands of lines above.
for (const { name, why, texts = [] } of failures) {
  console.log(`\nFailed: ${name}\n${why}`);
  // The page as it was and what the server logged, so that a failure on another machine can be understood.
  for (const text of texts) console.log(readFileSync(text, 'utf8'));
}
await recordTraces(chromium.failures);
for (const line of engineLines) console.log(line);
printFigures((Date.now() - startedAt) / 1000);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs a program and shows its output: at once, or when it has ended if others run beside it. Returns whether it succeeded. */
function run(program, args, { env = {}, isBesideOthers = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: isBesideOthers ? 'pipe' : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const output = [];
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}

function npm(script, options) {
  return run('npm', ['run', '--silent', script], options);
}

async function runCheck(script, options) {
  const ok = await npm(script, options);
  count(
    ok
      ? { passed: 1, failures: [] }
      : { passed: 0, failures: [{ name: script, why: `See the output of npm run ${script}` }] },
  );
}

async function runUnits() {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`];
  const ok = await run('npx', ['vitest', 'run', ...report]);
  count(reported('units', ok, ofUnits));
}

/** Runs the browser tests of a configuration in `tests/`. Returns their failures, and the line about them. */
async function runBrowserTests({ name, config }) {
  const from = Date.now();
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}${results}/${config}.json` };
  const playwright = ['playwright', 'test', '--config', `tests/${config}.config.ts`];
  const result = reported(config, await run('npx', playwright, { env: report }), ofJourneys);
  const failed = result.failures.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` }));
  count({ ...result, failures: failed });
  return { failures: result.failures, line: engineLine(name, result, (Date.now() - from) / 1000) };
}

/** Runs some browser tests in an engine beside Chromium. Returns the line about it. */
async function runEngine(engine) {
  if (!availableEngines.includes(engine)) return missingEngineLine(engine.name);
  return (await runBrowserTests(engine)).line;
}

/** Runs failed browser tests once more, with a recording of the page. Their verdict stays. */
async function recordTraces(failed) {
  const places = failed.flatMap(({ place = [] }) => place);
  if (places.length === 0) return;
  console.log(`\nThe failed browser tests once more, recorded in ${results}/traces:`);
  const playwright = ['playwright', 'test', '--config', 'tests/ordinary.config.ts', ...places];
  await run('npx', [...playwright, '--output', `${root}${results}/traces`], { env: { TRACE: '1' } });
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
