import { defineConfig } from 'vitest/config';
import { statements } from './tests/statements.ts';

/**
 * Unit, API and architecture tests; browser tests are in `tests/playwright.config.ts`. At the top, because `npx vitest` and
 * editors look for it nowhere else.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Only a process can change its time zone, which the calendar tests do; a thread cannot.
    pool: 'forks',
    // One more than the processors: a third of the time a worker waits for the servers that its tests have started.
    maxWorkers: 3,
    // One process runs many files and loads the product once: half the time of a process for each file.
    isolate: false,
    unstubEnvs: true,
    // Where most phones are. An owner's times name their zone on a device elsewhere.
    env: { TZ: 'America/Mexico_City' },
    // Only what hangs is red for its time: what builds the app or starts servers takes long on a busy machine. Tests of
    // `npm test` have no limits of their own, so that `npm run shake` can have longer ones.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A test's page names scripts as a real one does; they are not loaded, which is no error to report.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: ['tests/web/freshModules.ts', 'tests/web/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'consistency',
          include: ['tests/consistency/*.test.{ts,tsx}'],
          setupFiles: 'tests/web/freshModules.ts',
        },
      },
      { extends: true, test: { name: 'others', include: ['tests/!(web|consistency)/**/*.test.{ts,tsx}'] } },
    ],
    // A test has the ids of the statements that it proves as tags: `npm run units -- --tags-filter s9-minimum-rent`.
    tags: [...statements].map(([name, description]) => ({ name, description })),
  },
});
