// `npm test`: installs what is missing, then checks, unit and server tests, and the journeys in a real browser.
// The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
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

let [passed, failed] = [0, 0];
const count = (more) => {
  passed += more.passed;
  failed += more.failed;
};

for (const script of ['build', 'types', 'lint', 'budget']) {
  const ok = npm(script);
  count({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
}
for (const suite of ['unit', 'server']) {
  const ok = npm(suite, ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${suite}.json`]);
  count(
    countOf(suite, ok, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })),
  );
}
const journeys = npm('e2e', [], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}${results}/e2e.json` });
count(countOf('e2e', journeys, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

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
