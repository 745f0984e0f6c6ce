import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

const { tests, evaluatesModules = false } = AREAS[process.env.MUTATION_AREA];

/** The tests of one area; Stryker runs those that reach a mutant (`npm run mutation`). */
export default defineConfig({
  test: {
    environment: 'node',
    unstubEnvs: true,
    // Modules are loaded once, which makes a mutant ten times faster, unless their own values are mutated too.
    isolate: evaluatesModules,
    include: tests.map((files) => `${files}.test.ts`),
  },
});
