import { defineConfig } from 'vitest/config';

const SHARED_PROCESS = ['tests/{domain,demo-server,torture}/**/*.test.ts'];

/** Unit, API and architecture tests; browser tests are in playwright.config.ts. Aliases come from "imports" of package.json. */
export default defineConfig({
  test: {
    environment: 'node',
    // Only a process can change its time zone, which the calendar tests do; a thread cannot.
    pool: 'forks',
    maxWorkers: 2,
    unstubEnvs: true,
    // The architecture tests parse every source file, which takes seconds on a busy machine.
    testTimeout: 30_000,
    projects: [
      // These tests share no state: one process runs many files and loads the product once.
      { extends: true, test: { name: 'rules and server', include: SHARED_PROCESS, isolate: false } },
      { extends: true, test: { name: 'others', include: ['tests/**/*.test.ts'], exclude: SHARED_PROCESS } },
    ],
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      reporter: ['text', 'html'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
