import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ofJourneys, ofUnits, type Reported } from '../runner/reports.mjs';
import { testsOf } from './testsOf.ts';

/** The most time that one stage may take, in ms. A defect that makes a test run wait without end is caught too. */
const STAGE_TIMEOUT = 300_000;

/** A step of the check of a change. Returns the name of what failed; undefined when all of it passed. */
type Stage = (folder: string, file: string) => string | undefined;

/** Returns the name of the first test that a changed file makes fail, the cheapest tests first; undefined without one. */
export function firstFailure(folder: string, file: string): string | undefined {
  for (const stage of stages) {
    const failure = stage(folder, file);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

const nearUnits: Stage = (folder, file) => vitest(folder, ['run', ...testsOf(file).units]);
const relatedUnits: Stage = (folder, file) => vitest(folder, ['related', '--run', '--passWithNoTests', file]);
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
  const command = ['vitest', ...args, '--config', 'tests/vitest.config.ts', '--bail', '1'];
  return failureOf(folder, report, [...command, '--reporter', 'json', '--outputFile', report], ofUnits);
}

function playwright(folder: string, filters: readonly string[]): string | undefined {
  const report = join(folder, 'test-results/e2e.json');
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--workers', '1'];
  return failureOf(folder, report, [...command, '--max-failures', '1', ...filters], ofJourneys);
}

/** Runs a test runner and returns the name of its first failed test, or its own name when it ended without a report. */
function failureOf(
  folder: string,
  report: string,
  command: readonly string[],
  read: (report: unknown) => Reported,
): string | undefined {
  rmSync(report, { force: true });
  const { ok, output } = run(folder, command, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (ok) return undefined;
  try {
    const [first] = read(JSON.parse(readFileSync(report, 'utf8'))).failures;
    if (first !== undefined) return first.name.replace(`${folder}/`, '');
  } catch {
    // No report, or an incomplete one: the output says why.
  }
  return `${command[0]}, which ended without a report: ${output.trim().split('\n').at(-1) ?? ''}`;
}

function run(
  folder: string,
  command: readonly string[],
  env: Record<string, string> = {},
): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: STAGE_TIMEOUT,
    maxBuffer: 256 * 1024 * 1024,
  });
  return { ok: status === 0, output: stdout + stderr };
}
