import { defineConfig } from 'vitest/config';

/** The kernel's own tests, as Stryker runs them once for each mutant (`npm run mutation`). */
export default defineConfig({
  test: {
    environment: 'node',
    // What is made when a file is read is made anew for each mutant, or those of it could not die.
    isolate: true,
    include: ['tests/domain/**/*.test.ts'],
    // Stryker keeps its tests in a thread, which cannot change its time zone; the mutants do not depend on one.
    testNamePattern: /^(?!.*the process really moves to)/,
  },
});
