/** Mutation testing of the kernel (`npm run mutation`): whatever is changed in a rule, some test of it has to fail. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Stryker would rewrite ours with an API that TypeScript 7 no longer has; nothing here reads it.
  tsconfigFile: 'none',
  mutate: ['domain/**/*.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 5_000,
  incremental: true,
  incrementalFile: '.cache/mutation.json',
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
