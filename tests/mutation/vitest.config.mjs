import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

const { tests } = AREAS[process.env.MUTATION_AREA];
const isWeb = tests.some((files) => files.startsWith('tests/web/'));

/** The tests of one area; Stryker runs those that reach a mutant (`npm run mutation`). */
export default defineConfig({
  test: {
    environment: 'node',
    unstubEnvs: true,
    // Each mutant has a process of its own, which loads the modules once for all files.
    isolate: false,
    setupFiles: isWeb ? ['tests/web/freshModules.ts'] : [],
    include: tests.map((files) => `${files}.test.ts`),
  },
});
