import { defineConfig } from 'playwright/test';
import { findBrowser } from './runner/browser.mjs';

/** Browser tests: a phone-sized Chromium against the production build on real demo servers, one server for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts', 'screens/*.spec.ts', 'looks/regression.spec.ts'],
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/looks/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Another processor rounds a few pixels differently.
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 10 } },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : [])],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    permissions: ['camera'],
    // Motion costs a tenth of the time; the journeys and checks that are about it switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording takes a third of the run time: `npm test` runs failed tests once more with it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-background-networking',
        '--disable-component-update',
        // Pages live for seconds here, too short for optimising compilers to pay off.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
});
