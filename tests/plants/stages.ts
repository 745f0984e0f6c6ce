import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ofJourneys, ofUnits, type Reported } from '../runner/reports.mjs';
import { testsOf } from './testsOf.ts';

/** The most time that one stage may take, in ms. A defect that makes a test run wait without end is caught too. */
const STAGE_TIMEOUT = 300_000;

/** A step of the check of a change. Returns the name of what failed; undefined when all of it passed. */
type Stage = (folder: string, file: string) => string | undefined;

/** Throws when the type check or the build of a folder without defects fails: every plant would count as caught. */
export function requireHealthy(folder: string): void {
  const failure = types(folder, '') ?? build(folder, '');
  if (failure !== undefined) throw new Error(`Without any plant, ${failure} fails.`);
}

/** Returns the name of the first test that a changed file makes fail, the cheapest tests first; undefined without one. */
export function firstFailure(folder: string, file: string): string | undefined {
  for (const stage of stages) {
    const failure = stage(folder, file);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

const nearUnits: Stage = (folder, file) => {
  const { units } = testsOf(file);
  return units.length === 0 ? undefined : vitest(folder, ['run', ...units]);
};
const relatedUnits: Stage = (folder, file) =>
  // The test of the build imports all of `web`; it is among the near units of what it is about.
  vitest(folder, [
    'related',
    '--run',
    '--passWithNoTests',
    '--exclude',
    'tests/build/{build,pageScripts}.test.ts',
    file,
  ]);
const types: Stage = (folder) => (run(folder, ['tsc', '-p', '.']).ok ? undefined : 'the type check');
const build: Stage = (folder) => (run(folder, ['node', 'esbuild.config.mjs']).ok ? undefined : 'the build');
const specs: Stage = (folder, file) => playwright(folder, testsOf(file).specs);

/** Units within seconds, then what needs the whole project. The browser tests run against the build. */
const stages: readonly Stage[] = [
  nearUnits,
  relatedUnits,
  types,
  (folder, file) => (testsOf(file).specs.length === 0 ? undefined : (build(folder, file) ?? specs(folder, file))),
];

function vitest(folder: string, args: readonly string[]): string | undefined {
  const report = join(folder, 'test-results/units.json');
  const command = ['vitest', ...args, '--bail', '1'];
  return failureOf(folder, report, [...command, '--reporter', 'json', '--outputFile', report], ofUnits);
}

function playwright(folder: string, filters: readonly string[]): string | undefined {
  const report = join(folder, 'test-results/e2e.json');
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--workers', '1'];
  // A test that fails once on a busy machine has not noticed the defect: only one that fails again has.
  return failureOf(folder, report, [...command, '--max-failures', '1', '--retries', '1', ...filters], ofJourneys);
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
    timeout: STAGE_TIMEOUT,
    maxBuffer: 256 * 1024 * 1024,
  });
  const isTooLong = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
  return { ok: status === 0, isTooLong, output: stdout + stderr };
}
