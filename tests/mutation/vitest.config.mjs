import { defineConfig } from 'vitest/config';
import { areaOf } from './area.mjs';

const name = process.env.MUTATION_AREA;
const isWeb = name.startsWith('web/');

/** The tests of one area; Stryker runs those that reach a mutant (`npm run mutation`). */
export default defineConfig({
  test: {
    environment: isWeb ? 'happy-dom' : 'node',
    unstubEnvs: true,
    strictTags: false,
    // Each mutant has a process of its own, which loads the modules once for all files.
    isolate: false,
    setupFiles: isWeb ? ['tests/web/freshModules.ts', 'tests/web/setup.ts'] : [],
    include: areaOf(name).tests.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: [
      // They load screens themselves: the code of its modules would count as reached by them only.
      ...(name.startsWith('web/features') ? ['tests/web/app/routes.test.ts'] : []),
    ],
  },
});
