import { build, playwright, typeCheck, vitest } from './runners.ts';
import { testsOf } from './testsOf.ts';

/** A step of the check of a change. Returns the name of what failed; undefined when all of it passed. */
type Stage = (folder: string, file: string) => string | undefined;

/** Throws when the type check or the build of a folder without defects fails: every plant would count as caught. */
export function requireHealthy(folder: string): void {
  const failure = typeCheck(folder) ?? build(folder);
  if (failure !== undefined) throw new Error(`Without any plant, ${failure} fails.`);
}

/**
 * Returns the name of the first test that a changed file makes fail; undefined without one. The test that caught the
 * plant last time, if any, runs first and alone, then all tests of the file, the cheapest first.
 */
export function firstFailure(folder: string, file: string, caughtBy: string | null): string | undefined {
  for (const stage of [only(caughtBy), nearUnits, relatedUnits, typeCheck, specs]) {
    const failure = stage(folder, file);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** The one test that a name from a report stands for, such as `tests/domain/money.test.ts › money is whole`. */
function only(name: string | null): Stage {
  const [file = '', title] = name?.split(/ › (.*)/) ?? [];
  if (title === undefined) return () => undefined;
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return file.endsWith('.spec.ts')
    ? (folder) => build(folder) ?? playwright(folder, [file, '--grep', pattern, '--pass-with-no-tests'])
    : (folder) => vitest(folder, ['run', file, '--testNamePattern', pattern, '--passWithNoTests']);
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

const specs: Stage = (folder, file) => {
  const filters = testsOf(file).specs;
  return filters.length === 0 ? undefined : (build(folder) ?? playwright(folder, filters));
};
