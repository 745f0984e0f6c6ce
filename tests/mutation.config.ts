import { defineConfig } from 'vitest/config';

/** Unit tests of `domain/` for mutation testing: Stryker runs them once for each mutant (`npm run mutation`). */
export default defineConfig({
  test: {
    environment: 'node',
    // Module-level values must be evaluated again for each mutant; otherwise mutants in them would survive.
    isolate: true,
    include: ['tests/domain/**/*.test.ts'],
    // Stryker keeps its tests in a thread, which cannot change its time zone; the mutants do not depend on one.
    testNamePattern: /^(?!.*the process really moves to)/,
  },
});
