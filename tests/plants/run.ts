// `npm run plants [-- filter…]`: plants one defect after the other in a copy of the project and prints which of the tests of
// `npm test` catches it. Filters select the plants whose name or file contains one of them.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mirrorOf } from '../mirror.mjs';
import { ofJourneys, ofUnits, type Reported } from '../runner/reports.mjs';
import { type Plant, plantInto } from './plant.ts';
import { plants } from './plants.ts';

/** The share of the plants that the tests have to catch. */
const REQUIRED_SHARE = 0.95;
/** The most time that one command may take, ms. A defect that makes a test wait without end is caught too. */
const TIMEOUT = 600_000;
/** What the copy does not need: history, packages (linked instead) and what tools have written. */
const NOT_COPIED = /^(\.git|node_modules|dist(-.*)?|\.demo-data|test-results|\.cache|pictures)$/;

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Which test caught a plant last time. It runs first. */
const memory = join(root, '.cache/plants.json');
const filters = process.argv.slice(2);
const selected = plants.filter(
  ({ name, file }) => filters.length === 0 || filters.some((filter) => `${name} ${file}`.includes(filter)),
);
process.chdir(root);
const folder = copyOfProject();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// If these failed without a plant, every plant would count as caught.
const unhealthy = typeCheck() ?? allUnits() ?? build();
if (unhealthy !== undefined) throw new Error(`Without any plant, ${unhealthy} fails.`);
const caught = selected.filter(isCaught).length;
print(`${caught} of ${selected.length} caught`);
process.exitCode = selected.length > 0 && caught >= REQUIRED_SHARE * selected.length ? 0 : 1;

/** Plants a defect in the copy, runs the tests, removes the defect, prints and remembers the result. */
function isCaught(plant: Plant): boolean {
  const path = join(folder, plant.file);
  const source = readFileSync(path, 'utf8');
  const startedAt = Date.now();
  writeFileSync(path, plantInto(source, plant));
  const failure = firstFailure(plant);
  writeFileSync(path, source);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  remember(plant.name, failure);
  const verdict = failure === undefined ? 'NOT CAUGHT' : `caught by ${failure}`;
  print(`${verdict} after ${seconds} s: ${plant.name} (${plant.file})`);
  return failure !== undefined;
}

/** Returns the name of the first test that fails, the cheapest tried first; undefined when all pass. */
function firstFailure({ name, file }: Plant): string | undefined {
  return (
    only(remembered()[name]) ??
    near(file) ??
    vitest(['related', '--run', '--passWithNoTests', file]) ??
    typeCheck() ??
    allUnits() ??
    build() ??
    playwright(['--grep-invert', '@long'])
  );
}

/** Runs all units, but for the test that holds each plant's text to be in its file. */
function allUnits(): string | undefined {
  return vitest(['run', '--exclude', 'tests/plants/**']);
}

/** Runs the units that mirror the folder of a file. */
function near(file: string): string | undefined {
  const tests = mirrorOf(dirname(file));
  return tests && vitest(['run', '--passWithNoTests', tests]);
}

/** Runs the one test of a name from a report, such as `tests/domain/money.test.ts › money is whole`. */
function only(name: string | undefined): string | undefined {
  const [file = '', title] = name?.split(/ › (.*)/) ?? [];
  if (title === undefined) return undefined;
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return file.endsWith('.spec.ts')
    ? (build() ?? playwright([file, '--grep', pattern, '--pass-with-no-tests']))
    : vitest(['run', file, '--testNamePattern', pattern, '--passWithNoTests']);
}

function typeCheck(): string | undefined {
  return run(['tsc', '-p', '.']).ok ? undefined : 'the type check';
}

/** Builds as `npm run build` does, compressed as fast as for the demo. */
function build(): string | undefined {
  const script = "import { build } from './esbuild.config.mjs'; await build({ soon: true }); process.exit();";
  return run(['node', '--input-type=module', '--eval', script]).ok ? undefined : 'the build';
}

function vitest(args: readonly string[]): string | undefined {
  const report = join(folder, 'test-results/units.json');
  const command = ['vitest', ...args, '--bail', '1', '--retry', '1', '--reporter', 'json', '--outputFile', report];
  return failureOf(command, report, ofUnits);
}

function playwright(args: readonly string[]): string | undefined {
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--project=tests', ...args];
  const options = ['--max-failures', '1', '--retries', '1'];
  return failureOf([...command, ...options], join(folder, 'test-results/browser.json'), ofJourneys);
}

/**
 * Runs a test runner. Returns the file and the title of the test that ended it. One that fails once on a busy machine has not
 * noticed the defect: only one that fails again has. Throws when the runner ends without a report.
 */
function failureOf(
  command: readonly string[],
  report: string,
  read: (report: unknown) => Reported,
): string | undefined {
  rmSync(report, { force: true });
  const { ok, isTooLong, output } = run(command, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (ok) return undefined;
  if (isTooLong) return `${command[0]}, which did not end`;
  // The last one ended the run; browser tests that failed once and then passed come before it.
  const last = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8'))).failures.filter(({ name }) => name !== 'Playwright')
    : [];
  const name = last.at(-1)?.name.replace(`${folder}/`, '');
  if (name === undefined) throw new Error(`${command[0]} ended without a report:\n${output}`);
  return name;
}

function run(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
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

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'plants-'));
  cpSync(root, copy, { recursive: true, filter: (source) => !NOT_COPIED.test(relative(root, source)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

function remembered(): Record<string, string> {
  return existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
}

function remember(plant: string, caughtBy: string | undefined): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(memory, JSON.stringify({ ...remembered(), [plant]: caughtBy }, null, 2));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
