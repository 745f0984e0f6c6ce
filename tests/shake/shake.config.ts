import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

const delays = new URL('delayFiles.mjs', import.meta.url).href;

/** The server's tests in random order while files are slow, by the seed in SHAKE_SEED; see `run.mjs`. */
export default defineConfig({
  test: {
    ...base.test,
    root: '.',
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{demo-server,torture,contract}/**/*.test.ts'],
          setupFiles: 'tests/shake/seedFile.ts',
          execArgv: ['--import', delays],
          // For the processes that tests start.
          env: { NODE_OPTIONS: `--import=${delays}` },
        },
      },
    ],
    // Only what hangs is red for its time: the machine may be busy besides.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { shuffle: true, seed: Number(process.env.SHAKE_SEED) },
    reporters: ['json'],
    outputFile: 'test-results/shake.json',
  },
});
