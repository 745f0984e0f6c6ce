import { defineConfig, type Project } from 'playwright/test';
import { firefoxWith } from './engines/firefox.ts';
import type { Size } from './looks/sizes.ts';
import { findBrowser } from './runner/browser.mjs';

/** The engine of the browser tests. WebKit has a `test` of its own, so it is chosen before the files of the tests load. */
const engine = process.env.ENGINE ?? 'chromium';

/** What differs between the engines: `ENGINE=firefox npm run e2e`. */
const engines: Readonly<Record<string, () => Partial<Project>>> = {
  chromium: () => ({
    testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts', 'screens/*.spec.ts', 'looks/regression.spec.ts'],
  }),
  firefox: () => ({
    testMatch: ['engines/*.spec.ts', 'journeys/**/*.spec.ts', 'resilience/**/*.spec.ts'],
    grepInvert: /@not-firefox/,
    use: {
      // Playwright cannot switch these in Firefox; preferences replace some of them.
      isMobile: false,
      hasTouch: false,
      permissions: [],
      // Firefox takes one by a style sheet, which the page's policy refuses and the tests report.
      screenshot: 'off',
      ...firefoxWith(),
    },
  }),
  // Playwright cannot drive Debian's WebKit: `engines/webkit/` does so by WebDriver, which can neither hold nor cut the network.
  webkit: () => ({ testMatch: ['engines/*.spec.ts', 'journeys/owner/*.spec.ts'], grep: /@webkit/ }),
};
const ofEngine = engines[engine];
if (ofEngine === undefined) throw new Error(`ENGINE is ${engine}; it can be ${Object.keys(engines).join(', ')}.`);

/** Pictures for eyes only: nothing is compared. `SCALE=2` doubles their resolution. */
const deviceScaleFactor = Number(process.env.SCALE ?? 1);
const desktop = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };

/**
 * Browser tests: a phone-sized browser against the production build on real demo servers, one server for each worker. The
 * tags of a test say where else it runs, or does not: `@long` not in `npm test`; `@engines` in `npm test` in Firefox and
 * WebKit too; `@webkit` can run in WebKit; `@not-firefox` cannot run in Firefox.
 */
export default defineConfig<{ windows: Size[] }>({
  testDir: '.',
  outputDir: `../test-results/${engine}`,
  snapshotPathTemplate: '{testDir}/looks/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A talk takes half a minute, and more than one beside other programs.
  timeout: 180_000,
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
  projects: [
    { name: 'tests', ...ofEngine() },
    {
      name: 'phone',
      testMatch: 'looks/pictures.spec.ts',
      use: { windows: ['390x844', '320x640'], deviceScaleFactor },
      teardown: 'sheets',
    },
    {
      name: 'desktop',
      testMatch: 'looks/pictures.spec.ts',
      use: { windows: ['1280x800'], ...desktop, deviceScaleFactor },
      teardown: 'sheets',
    },
    { name: 'sheets', testMatch: 'looks/sheets.spec.ts', use: { isMobile: false, deviceScaleFactor } },
    { name: 'brand', testMatch: 'looks/brand.spec.ts', use: { isMobile: false } },
  ],
});
