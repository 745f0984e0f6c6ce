import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const SHARING = ['tests/{domain,demo-server,torture}/**/*.test.ts'];

/** Unit, API and architecture tests; the journeys are Playwright's. Aliases come from package.json "imports". */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    // Processes, not threads: only a process can change its time zone, which the calendar's tests do.
    pool: 'forks',
    maxWorkers: 2,
    unstubEnvs: true,
    // The house plan reads every source file; a busy machine takes its time.
    testTimeout: 30_000,
    projects: [
      // They keep nothing between them: a process takes one file after the other, and reads the product once.
      { extends: true, test: { name: 'rules and server', include: SHARING, isolate: false } },
      { extends: true, test: { name: 'others', include: ['tests/**/*.test.ts'], exclude: SHARING } },
    ],
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      reporter: ['text', 'html'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
});
