import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const delays = new URL('delays.mjs', import.meta.url).href;
const { projects = [], ...test } = base.test ?? {};

/** All units in random order while files and network are slow, by the seed in SHAKE_SEED; see `run.mjs`. */
export default defineConfig({
  test: {
    ...test,
    root: '.',
    projects: (projects as { test: { setupFiles?: string | string[] } }[]).map(({ test: project }) => ({
      extends: true,
      test: {
        ...project,
        setupFiles: ['tests/shake/seedFile.ts', project.setupFiles ?? []].flat(),
        execArgv: ['--import', delays],
        // For the processes that tests start.
        env: { ...test.env, NODE_OPTIONS: `--import=${delays}` },
      },
    })),
    // The machine is busy besides.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { shuffle: true, seed: Number(process.env.SHAKE_SEED) },
    reporters: ['json'],
    outputFile: 'test-results/shake.json',
  },
});
