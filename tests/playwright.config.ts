import { defineConfig } from 'playwright/test';
import { findBrowser } from './runner/browser.mjs';

/** Journeys, and what may go wrong on them: a phone-sized Chromium against the production bundle and the real demo server, one for each worker. */
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
  // The same painter draws the same pixels, but for roundings of another processor.
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
    actionTimeout: 15_000,
    // Recording costs a third of a run on two cores: asked for when a failure is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-background-networking',
        '--disable-component-update',
        // Pages live for seconds here: what is compiled for speed never earns it back.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
});
