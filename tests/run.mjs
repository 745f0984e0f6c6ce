// `npm test`: installs what is missing, then checks, unit and server tests, and the journeys in a real browser.
// The last line is `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMissing } from '../.ci/installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = 'test-results';

installMissing();
const { findBrowser, findWholeBrowser } = await import('./browser.mjs');
// Installed here, not in the middle of a test.
findBrowser();
findWholeBrowser();
rmSync(`${root}${results}`, { recursive: true, force: true });
mkdirSync(`${root}${results}`, { recursive: true });

const ONE_PASSED = { passed: 1, failed: 0 };
const ONE_FAILED = { passed: 0, failed: 1 };
let [passed, failed] = [0, 0];
const count = (more) => {
  passed += more.passed;
  failed += more.failed;
};

// Side by side: a compiler alone leaves a core idle.
for (const ok of await Promise.all(['build', 'types', 'lint'].map(quietly))) count(ok ? ONE_PASSED : ONE_FAILED);
count(npm('budget') ? ONE_PASSED : ONE_FAILED);
const units = npm('units', ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/units.json`]);
count(
  countOf('units', units, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })),
);
const journeys = npm('e2e', [], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}${results}/e2e.json` });
count(countOf('e2e', journeys, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a script of the package beside others; what it says is shown in one piece when it is done. */
function quietly(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, shell: process.platform === 'win32' });
    const said = [];
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
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

/** A runner that failed without counting a failure, or died before it wrote its report, counts as one. */
function countOf(name, ok, read) {
  try {
    const counted = read(JSON.parse(readFileSync(`${root}${results}/${name}.json`, 'utf8')));
    return { passed: counted.passed, failed: ok ? counted.failed : Math.max(1, counted.failed) };
  } catch {
    // No report: the runner did not get that far.
    return { passed: 0, failed: 1 };
  }
}
