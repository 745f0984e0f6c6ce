import { areaOf } from './area.mjs';

// Set by `tests/mutation/run.mjs`.
const name = process.env.MUTATION_AREA;
const { sources, folder, report } = areaOf(name);

/** Mutation testing of one area (`npm run mutation -- <area>`): whatever is changed in it, some test has to fail. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Stryker would rewrite ours with an API that TypeScript 7 no longer has; nothing here reads it.
  tsconfigFile: 'none',
  mutate: sources,
  // From the top: `i18n/distance.ts` is no output.
  ignorePatterns: ['/.cache', '/dist*', '/pictures', '/test-results'],
  // The runner reads no types, and the parser of this step does not know all declarations.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // A value that a module computes when it loads takes all tests of the area.
  ignoreStatic: name !== 'domain',
  concurrency: 1,
  // Long, so that no mutant counts as killed because the machine was busy.
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  tempDirName: `${folder}/sandbox`,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: report },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
};
