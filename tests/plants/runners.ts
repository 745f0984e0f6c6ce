import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ofJourneys, ofUnits, type Reported } from '../runner/reports.mjs';

/** The most time that one command may take, in ms. A defect that makes a test run wait without end is caught too. */
const TIMEOUT = 300_000;

/** Checks the types of a folder. Returns the name of this step when it fails. */
export const typeCheck = (folder: string): string | undefined =>
  run(folder, ['tsc', '-p', '.']).ok ? undefined : 'the type check';

/** Builds a folder, compressed as fast as for the demo. Returns the name of this step when it fails. */
export const build = (folder: string): string | undefined =>
  run(folder, ['node', '--input-type=module', '--eval', BUILD]).ok ? undefined : 'the build';

/** Ends as `npm run build` does, without waiting for the timers of the prerendering. */
const BUILD = "import { build } from './esbuild.config.mjs'; await build({ soon: true }); process.exit();";

/** Runs units. Returns the file and the name of the first one that fails. */
export function vitest(folder: string, args: readonly string[]): string | undefined {
  const report = join(folder, 'test-results/units.json');
  const command = ['vitest', ...args, '--bail', '1'];
  return failureOf(folder, report, [...command, '--reporter', 'json', '--outputFile', report], ofUnits);
}

/** Runs browser tests against what was built. Returns the file and the title of the first one that fails. */
export function playwright(folder: string, args: readonly string[]): string | undefined {
  const report = join(folder, 'test-results/e2e.json');
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];
  // A test that fails once on a busy machine has not noticed the defect: only one that fails again has.
  return failureOf(folder, report, [...command, '--max-failures', '1', '--retries', '1', ...args], ofJourneys);
}

/** Runs a test runner and returns the name of the failed test that ended it. Throws when it ends without a report. */
function failureOf(
  folder: string,
  report: string,
  command: readonly string[],
  read: (report: unknown) => Reported,
): string | undefined {
  rmSync(report, { force: true });
  const { ok, isTooLong, output } = run(folder, command, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (ok) return undefined;
  if (isTooLong) return `${command[0]}, which did not end`;
  try {
    // The last one ended the run; browser tests that failed once and then passed come before it.
    const last = read(JSON.parse(readFileSync(report, 'utf8')))
      .failures.filter(({ name }) => name !== 'Playwright')
      .at(-1);
    if (last !== undefined) return last.name.replace(`${folder}/`, '');
  } catch {
    // No report, or an incomplete one: the output says why.
  }
  throw new Error(`${command[0]} ended without a report:\n${output}`);
}

function run(
  folder: string,
  command: readonly string[],
  env: Record<string, string> = {},
): { ok: boolean; isTooLong: boolean; output: string } {
  const { status, error, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: TIMEOUT,
    maxBuffer: 256 * 1024 * 1024,
  });
  const isTooLong = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
  return { ok: status === 0, isTooLong, output: stdout + stderr };
}
