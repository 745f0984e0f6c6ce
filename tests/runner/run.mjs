// `npm test`: installs what is missing, then checks, unit and server tests, and the journeys in a real browser.
// The last line is `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMissing } from '../../.ci/installed.mjs';
import { ofJourneys, ofUnits } from './reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = 'test-results';

installMissing();
const { findBrowser, findWholeBrowser } = await import('./browser.mjs');
// Installed here, not in the middle of a test.
findBrowser();
findWholeBrowser();
rmSync(`${root}${results}`, { recursive: true, force: true });
mkdirSync(`${root}${results}`, { recursive: true });

let passed = 0;
const failures = [];
const count = (more) => {
  passed += more.passed;
  failures.push(...more.failures);
};

// Side by side: a compiler alone leaves a core idle.
for (const checked of await Promise.all(['build', 'types', 'lint'].map(quietly))) count(checked);
count(ofCheck('budget', npm('budget')));
const units = npm('units', ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`]);
count(reported('units', units, ofUnits));
const journeys = npm('e2e', [], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}${results}/e2e.json` });
count(reported('e2e', journeys, ofJourneys));

// Named once more at the end: what a unit test said lies thousands of lines above.
for (const { name, why } of failures) console.log(`\nFailed: ${name}\n${why}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs a script of the package beside others; what it says is shown in one piece when it is done. */
function quietly(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, shell: process.platform === 'win32' });
    const said = [];
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(ofCheck(script, status === 0));
    });
  });
}

function npm(script, args = [], env = {}) {
  const { status } = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
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
    : { passed: 0, failures: [{ name: script, why: `Run it alone: npm run ${script}` }] };
}

/** A runner that failed without naming a failure, or died before it wrote its report, counts as one. */
function reported(name, ok, read) {
  const died = { name, why: 'It ended without a report of all its tests; see above.' };
  try {
    const report = read(JSON.parse(readFileSync(`${root}${results}/${name}.json`, 'utf8')));
    return ok || report.failures.length > 0 ? report : { ...report, failures: [died] };
  } catch {
    return { passed: 0, failures: [died] };
  }
}
